"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { toast } from "@/components/ui/toast"
import { isCancelled } from "@/lib/core/client/call-error"
import type { ListColumn, ListRecord, ListSource } from "./types"

interface Props<Row extends ListRecord> {
  source: ListSource
  /** The view: search, filters and order. */
  query: object
  columns: ListColumn<Row>[]
  name: string
}

/** Saves the current view as a CSV file; the code for it loads on use. */
export function ExportButton<Row extends ListRecord>({ source, query, columns, name }: Props<Row>) {
  const t = useTranslations("list")
  const labels = { title: name, totals: t("totals") }
  async function run() {
    try {
      const { exportCsv } = await import("./csv")
      toast.success(t("exported", { count: await exportCsv(source, query, columns, labels) }))
    } catch (error) {
      if (isCancelled(error)) return
      toast.error(t("exportFailed"))
    }
  }
  return <ActionButton variant="outline" iconOnly label={t("exportCsv")} icon={<Download />} action={run} />
}
