"use client"

import { Download, FileCode, FileText } from "lucide-react"
import { useTranslations } from "next-intl"
import { Menu } from "@/components/ui/menu"
import { type DocumentFormat, documentFormats } from "@/lib/features/einvoices/values"

interface Props {
  download: (format: DocumentFormat) => Promise<void>
  /** Void invoices can be had as PDF only. */
  hasEInvoices: boolean
}

/** The formats in which an invoice can be downloaded. */
export function DownloadButton({ download, hasEInvoices }: Props) {
  const t = useTranslations("invoices")
  const formats = documentFormats.filter((format) => format === "pdf" || hasEInvoices)
  return (
    <Menu
      button={{ variant: "outline", icon: <Download />, children: t("actions.download") }}
      items={formats.map((format) => ({
        label: t(`eInvoice.names.${format}`),
        icon: format === "pdf" ? <FileText /> : <FileCode />,
        onSelect: () => void download(format),
      }))}
      align="start"
    />
  )
}
