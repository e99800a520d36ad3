"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { allowedActions } from "../allowed-actions"

interface Props {
  invoice: Pick<InvoiceDocument, "invoice" | "status">
  /** It was issued while the user was editing it. */
  whileEditing?: boolean
}

/** Says that an issued invoice can't be edited, and offers what can be done instead. */
export function LockedNotice({ invoice, whileEditing }: Props) {
  const t = useTranslations("invoices")
  const can = allowedActions(useAbility(), invoice.status)
  const preview = `/apps/invoice/preview/${invoice.invoice.id}`
  return (
    <Alert tone="warning" title={t("view.lockedTitle")} announce>
      {whileEditing && <p>{t("view.lockedWhileEditing")}</p>}
      <p>{t("view.lockedText")}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ButtonLink variant="outline" size="sm" href={preview}>
          {t("actions.preview")}
        </ButtonLink>
        {can.credit && (
          <ButtonLink variant="outline" size="sm" href={`${preview}?credit=${invoice.invoice.id}`}>
            {t("actions.credit")}
          </ButtonLink>
        )}
      </div>
    </Alert>
  )
}
