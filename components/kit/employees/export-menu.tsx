"use client"

import { Clipboard, Download, FileSpreadsheet, FileText, Printer, Sheet } from "lucide-react"
import { useTranslations } from "next-intl"
import { copyText } from "@/components/ui/copy-text"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import type { SheetColumn } from "../sheet"

interface Props<Row> {
  /** File name without extension. */
  name: string
  columns: SheetColumn<Row>[]
  rows: Row[]
}

/** Prints, saves or copies the rows shown. Each exporter is loaded on first use. */
export function ExportMenu<Row>({ name, columns, rows }: Props<Row>) {
  const t = useTranslations("kit/datatables-basic.export")
  const run = (action: () => Promise<unknown>) => async () => {
    try {
      await action()
      void toast.success(t("done", { count: rows.length }))
    } catch {
      void toast.error(t("failed"))
    }
  }
  const save = (format: "csv" | "xlsx") => async () => (await import("../sheet")).saveSheet(name, format, columns, rows)
  const table = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  const print = async () => (await import("./print-table")).printTable(name, table)
  const pdf = async () => (await import("./pdf-table")).savePdf(name, table)
  const copy = () =>
    copyText(table.map((cells) => cells.join("\t")).join("\n"), {
      done: t("done", { count: rows.length }),
      failed: t("failed"),
    })
  return (
    <Menu
      button={{ variant: "outline", icon: <Download />, children: t("button") }}
      items={[
        { label: t("print"), icon: <Printer />, onSelect: () => void print().catch(() => toast.error(t("failed"))) },
        { label: t("csv"), icon: <FileText />, onSelect: () => void run(save("csv"))() },
        { label: t("excel"), icon: <FileSpreadsheet />, onSelect: () => void run(save("xlsx"))() },
        { label: t("pdf"), icon: <Sheet />, onSelect: () => void run(pdf)() },
        { label: t("copy"), icon: <Clipboard />, onSelect: () => void copy() },
      ]}
    />
  )
}
