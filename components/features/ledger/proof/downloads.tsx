"use client"

import { Archive, Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Select } from "@/components/ui/select"
import { addressOf } from "@/lib/core/client/address"
import * as endpoints from "@/lib/features/ledger/endpoints"
import { type ExportChart, exportCharts } from "@/lib/features/ledger/values/charts"
import { type JournalFormatName, journalFormatNames } from "@/lib/features/ledger/values/formats"
import { saveFile } from "./save-file"

/** The journal as files of other programs, with the codes of a chart of accounts, and the archive of the books. */
export function Downloads({ business }: { business: number }) {
  const t = useTranslations("proof.downloads")
  const [format, setFormat] = useState<JournalFormatName>("csv")
  const [chart, setChart] = useState<ExportChart | "">("")
  const params = { id: business }
  const save = () =>
    saveFile(addressOf(endpoints.exportJournal, { params, query: { format, ...(chart && { chart }) } }))
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("subtitle")} />
      <CardBody className="space-y-5">
        <div className="flex flex-wrap items-end gap-3">
          <Select
            aria-label={t("format")}
            className="w-auto"
            value={format}
            onChange={({ target }) => setFormat(target.value as JournalFormatName)}
            options={journalFormatNames.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          <Select
            aria-label={t("chart")}
            className="w-auto"
            value={chart}
            onChange={({ target }) => setChart(target.value as ExportChart | "")}
            options={[
              { value: "", label: t("charts.own") },
              ...exportCharts.map((value) => ({ value, label: t(`charts.${value}`) })),
            ]}
          />
          <Button variant="outline" icon={<Download />} onClick={save}>
            {t("journal")}
          </Button>
        </div>
        <div className="space-y-2">
          <p className="text-ink-muted text-sm">{t("archiveText")}</p>
          <Button
            variant="outline"
            icon={<Archive />}
            onClick={() => saveFile(addressOf(endpoints.archiveBooks, { params }))}
          >
            {t("archive")}
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
