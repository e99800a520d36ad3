"use client"

import { FileSpreadsheet } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { saveSheet } from "@/components/kit/sheet"
import { customers } from "@/components/kit/sheets/customers"
import { type ReadSheet, readRows } from "@/components/kit/sheets/read-rows"
import { SheetTable } from "@/components/kit/sheets/sheet-table"
import { useCustomerColumns } from "@/components/kit/sheets/use-customer-columns"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { toast } from "@/components/ui/toast"

type Row = ReadSheet["rows"][number]

export default function Import() {
  const t = useTranslations("kit/import.import")
  const example = useCustomerColumns("import")
  const [sheet, setSheet] = useState<ReadSheet & { name: string }>()
  const read = async ([file]: File[]) => {
    if (!file) return
    try {
      const found = await readRows(file)
      setSheet({ ...found, name: file.name })
      toast.success(t("done", { name: file.name, count: found.rows.length }))
    } catch {
      toast.error(t("failed", { name: file.name }))
    }
  }
  return (
    <div className="space-y-5">
      <FileDrop accept=".xlsx,.csv" maxBytes={5_000_000} help={t("help")} onFiles={read} onProblem={toast.error} />
      <Button
        variant="outline"
        icon={<FileSpreadsheet />}
        onClick={() => saveSheet(t("example"), "xlsx", example, customers)}
      >
        {t("try")}
      </Button>
      {sheet && (
        <SheetTable
          key={sheet.name}
          label={sheet.name}
          searchLabel={t("search")}
          columns={sheet.headers.map((header, index) => ({ header, value: (row: Row) => row[index] ?? "" }))}
          rows={sheet.rows}
        />
      )}
    </div>
  )
}
