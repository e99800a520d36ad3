"use client"

import { useTranslations } from "next-intl"
import { useCallback } from "react"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { readDecimal } from "@/lib/core/decimal-text"
import { useRouter } from "@/lib/core/i18n/navigation"
import { billTotals, quantityUnits } from "@/lib/core/vat"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { CreditForm as Typed, WrittenCredit } from "@/lib/features/invoices/schema/form"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useSeenVersion } from "./changed-notice"
import { staleAfterWrite } from "./stale"
import { useFormats } from "./use-formats"

interface Props {
  invoice: Pick<InvoiceDocument, "invoice" | "number" | "version" | "balanceMinor" | "currency" | "lines">
  onDone: () => void
}
type Line = InvoiceDocument["lines"][number]

/** The total of the typed quantities, updated while typing. */
function CreditTotal({ lines, currency }: { lines: Line[]; currency: string }) {
  const t = useTranslations("invoices.credit")
  const { money, locale } = useFormats()
  const typed = useWatch<Typed, "lines">({ name: "lines" })
  const credited = lines.map((line, i) => {
    const qty = readDecimal(String(typed[i]?.qty ?? ""), locale) ?? 0
    return { ...line, quantity: Math.round(Math.max(0, qty) * quantityUnits) }
  })
  return (
    <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-3.5 py-3" aria-live="polite">
      <span className="text-dense text-ink-muted">{t("total")}</span>
      <strong className="tabular font-semibold text-title">{money(-billTotals(credited).totalMinor, currency)}</strong>
    </p>
  )
}

/** The form to issue a credit note. It proposes everything that isn't credited yet. */
export default function CreditForm({ invoice, onDone }: Props) {
  const t = useTranslations("invoices")
  const { locale, quantity } = useFormats()
  const router = useRouter()
  const invalidate = useInvalidate()
  const [version, changedNotice] = useSeenVersion(invoice)
  const lines = invoice.lines.filter(({ creditableQty }) => creditableQty > 0)
  const schema = useCallback(
    () => import("@/lib/features/invoices/schema/form").then(({ creditForm }) => creditForm(locale)),
    [locale],
  )

  async function submit({ reason, lines: typed }: WrittenCredit) {
    const creditedLines = typed.filter(({ qty }) => qty > 0).map(({ position, qty }) => ({ position, qty }))
    if (creditedLines.length === 0) return { message: t("credit.nothing") }
    const { id } = invoice.invoice
    try {
      const note = await callOnce(endpoints.creditInvoice, { body: { id, version, reason, creditedLines } })
      void toast.success(t("done.credited", { number: note.number ?? "" }))
      onDone()
      router.push(`/apps/invoice/preview/${note.invoice.id}`)
    } finally {
      await invalidate(staleAfterWrite)
    }
    return undefined
  }

  return (
    <Form
      schema={schema}
      defaultValues={{
        reason: "",
        lines: lines.map(({ position, creditableQty }) => ({
          position,
          max: creditableQty,
          qty: quantity(creditableQty),
        })),
      }}
      onSubmit={submit}
      submitLabel={t("credit.submit")}
    >
      {changedNotice}
      <fieldset className="space-y-3">
        <legend className="mb-2 font-medium text-dense">{t("credit.lines")}</legend>
        {lines.map(({ position, item, creditableQty }, i) => (
          <div key={position} className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3 border-b pb-3">
            <span className="wrap-anywhere pt-1.5 text-sm">{item}</span>
            <TextField
              name={`lines.${i}.qty`}
              label={<span className="sr-only">{t("credit.qty", { item })}</span>}
              inputMode="decimal"
              autoComplete="off"
              end={
                <span className="pe-2 text-ink-muted text-xs">{t("credit.max", { max: quantity(creditableQty) })}</span>
              }
            />
          </div>
        ))}
      </fieldset>
      <CreditTotal lines={lines} currency={invoice.currency} />
      <TextareaField required name="reason" label={t("credit.reason")} help={t("credit.reasonHelp")} rows={3} />
    </Form>
  )
}
