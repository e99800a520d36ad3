"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Alert } from "@/components/ui/alert"
import type { Billing } from "@/lib/features/billing/schema"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import { useTypedSeller } from "./use-sellers"

/** The discount on the whole invoice, the client's numbers, and why items have no VAT if some don't. */
export function EditorTax({ billing }: { billing: Billing }) {
  const t = useTranslations("invoices.editor")
  const { isVatExempt } = useTypedSeller(billing)
  const lines = (useWatch({ name: "lines" }) ?? []) as TypedLine[]
  const hasReason = lines.some(({ vatCategory }) => vatCategory && vatCategory !== "AE")
  return (
    <section aria-label={t("tax")} className="mb-6 space-y-4 border-t pt-6">
      {isVatExempt && <Alert>{t("sellerExempt")}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="documentDiscountMinor"
          label={t("documentDiscount")}
          help={t("documentDiscountHelp")}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="buyerReference"
          label={t("buyerReference")}
          help={t("buyerReferenceHelp")}
          autoComplete="off"
        />
        <TextField
          name="buyerVatNumber"
          label={t("buyerVatNumber")}
          help={t("buyerVatNumberHelp")}
          autoComplete="off"
        />
        {hasReason && <TextareaField name="vatReason" label={t("vatReason")} help={t("vatReasonHelp")} rows={2} />}
      </div>
    </section>
  )
}
