"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { TextLink } from "@/components/ui/text-link"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { nameOf } from "../name"
import { useFormats } from "../use-formats"
import { useInvoiceActions } from "../use-invoice-actions"

/** Says that an invoice is void, and offers to restore it while that is possible. */
export function VoidAlert({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const actions = useInvoiceActions()
  const canDelete = useAbility().can("delete", "Invoice")
  if (!invoice.voidedAt) return null
  const canRestore = canDelete && invoice.canRestore
  return (
    <Alert tone="warning" title={t("view.voidTitle")}>
      <p>{t("view.voidText")}</p>
      {canRestore && (
        <>
          <p>{t("view.restoreText")}</p>
          <ActionButton
            size="sm"
            variant="outline"
            className="mt-2"
            action={() => actions.restore([invoice.invoice.id])}
          >
            {t("actions.restore")}
          </ActionButton>
        </>
      )}
    </Alert>
  )
}

/** The credit notes of an invoice, or the invoice that a credit note corrects. Renders nothing if there are none. */
export function CreditLinks({ invoice: { credits, creditNotes, currency } }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const { money, date } = useFormats()
  if (credits)
    return (
      <Card>
        <CardBody className="text-dense">
          <TextLink href={`/apps/invoice/preview/${credits.id}`}>
            {t("view.credits", { number: String(credits.number) })}
          </TextLink>
        </CardBody>
      </Card>
    )
  if (creditNotes.length === 0) return null
  return (
    <Card>
      <CardHeader title={t("view.creditNotes")} />
      <CardBody>
        <ul className="divide-y">
          {creditNotes.map(({ id, number, issuedDate, totalMinor }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 py-2 text-dense first:pt-0 last:pb-0">
              <span>
                <TextLink href={`/apps/invoice/preview/${id}`}>#{nameOf({ id, number })}</TextLink>
                <span className="block text-ink-muted text-xs">{date(issuedDate)}</span>
              </span>
              <span className="tabular font-medium">{money(totalMinor, currency)}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
