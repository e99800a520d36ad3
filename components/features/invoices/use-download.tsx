"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Dialog } from "@/components/ui/dialog"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { listInvoiceFormats } from "@/lib/features/einvoices/endpoints"
import type { InvoiceFormatList } from "@/lib/features/einvoices/schema"
import type { DocumentFormat } from "@/lib/features/einvoices/values"
import { MissingParts } from "./missing-parts"
import { nameOf } from "./name"
import { downloadFile } from "./save-file"
import { isDraft, type Removable, useInvoiceActions } from "./use-invoice-actions"

type Lacking = Pick<InvoiceFormatList, "business"> & { missing: InvoiceFormatList["data"][number]["missing"] }

/**
 * Downloads an invoice as a file. That issues a draft, so it asks first; and it says what an e-invoice lacks. Render the returned
 * dialogs.
 */
export function useDownload(invoice: Removable) {
  const t = useTranslations("invoices")
  const actions = useInvoiceActions()
  const showError = useErrorToast()
  const canUpdate = useAbility().can("update", "Invoice")
  const [asked, setAsked] = useState<DocumentFormat>()
  const [lacking, setLacking] = useState<Lacking>()
  const [isLacking, setIsLacking] = useState(false)
  const issues = canUpdate && isDraft(invoice)
  const { id } = invoice

  async function download(format: DocumentFormat) {
    try {
      if (format !== "pdf") {
        const { data, business } = await call(listInvoiceFormats, { params: { id } })
        const missing = data.find((one) => one.format === format)?.missing ?? []
        if (missing.length > 0) {
          setLacking({ business, missing })
          setIsLacking(true)
          return
        }
      }
      if (issues) setAsked(format)
      else downloadFile(id, format)
    } catch (error) {
      showError(error)
    }
  }

  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        tone="brand"
        title={t("issuing.title", { number: nameOf(invoice) })}
        text={t("issuing.text")}
        confirmLabel={t("issuing.confirm")}
        onConfirm={async () => {
          if (asked && (await actions.noteDownload(invoice))) downloadFile(id, asked)
          setAsked(undefined)
        }}
      />
      <Dialog
        open={isLacking}
        onClose={() => setIsLacking(false)}
        title={t("eInvoice.lacksTitle")}
        description={t("eInvoice.lacksText")}
        footer={<Button onClick={() => setIsLacking(false)}>{t("eInvoice.close")}</Button>}
      >
        {lacking && <MissingParts id={id} business={lacking.business} missing={lacking.missing} />}
      </Dialog>
    </>
  )
  return [download, dialogs] as const
}
