"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { downloadPdf } from "./save-file"
import { isDraft, type Removable, useInvoiceActions } from "./use-invoice-actions"

/** Downloads an invoice's PDF. That issues a draft, so it asks first. Render the returned dialog. */
export function useDownload(invoice: Removable) {
  const t = useTranslations("invoices.issuing")
  const actions = useInvoiceActions()
  const canUpdate = useAbility().can("update", "Invoice")
  const [open, setOpen] = useState(false)
  const issues = canUpdate && isDraft(invoice)
  const download = () => (issues ? setOpen(true) : downloadPdf(invoice.id))
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      tone="brand"
      title={t("title", { number: String(invoice.number) })}
      text={t("text")}
      confirmLabel={t("confirm")}
      onConfirm={async () => {
        if (await actions.noteDownload(invoice)) downloadPdf(invoice.id)
        setOpen(false)
      }}
    />
  )
  return [download, dialog] as const
}
