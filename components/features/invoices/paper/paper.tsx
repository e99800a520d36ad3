"use client"

import { useTranslations } from "next-intl"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"
import { Buyer } from "./buyer"
import { Lines } from "./lines"
import { DocumentSheet } from "./paper-sheet"
import { PaymentDetails } from "./payment-details"
import { Remarks } from "./remarks"
import { Seller } from "./seller"
import { Stub } from "./stub"
import { Totals } from "./totals"

/** An invoice as a document. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices.paper")
  const { money, date } = useFormats()
  const { billing, client, number, currency, credits } = invoice
  const title = t(invoice.kind === "credit" ? "creditTitle" : "title")
  const dates = [[t("issued"), date(invoice.issuedDate, "long")]]
  if (!credits) dates.push([t("due"), date(invoice.dueDate, "long")])
  const { printedVatNumber, printedReference } = invoice
  const numbers = [
    printedVatNumber && t("vatNumber", { number: printedVatNumber }),
    printedReference && t("reference", { reference: printedReference }),
  ]
  return (
    <DocumentSheet label={`${title} ${number ?? invoice.invoice.id}`} stamp={invoice.voidedAt ? t("void") : undefined}>
      <header className="flex flex-wrap justify-between gap-x-10 gap-y-6 border-b pb-6">
        <Seller billing={billing} />
        <div className="sm:text-end">
          <h2 className="font-semibold text-heading">{title}</h2>
          <p className="tabular text-base text-ink-muted">{number === null ? t("draft") : t("number", { number })}</p>
          <dl className="mt-3 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-1 text-dense sm:justify-end">
            {dates.map(([term, value]) => (
              <div key={term} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-muted">{term}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-6 py-6 sm:grid-cols-2">
        <section className="min-w-0">
          <h3 className="mb-1.5 font-medium text-dense text-ink-muted">{t("to")}</h3>
          <Buyer client={client} more={numbers} />
        </section>
        {credits ? (
          <p className="font-medium text-dense">
            {t("credits", { number: String(credits.number), date: date(credits.issuedDate, "long") })}
          </p>
        ) : (
          <section className="min-w-0">
            <h3 className="mb-1.5 font-medium text-dense text-ink-muted">{t("pay")}</h3>
            <PaymentDetails billing={billing} due={money(invoice.balanceMinor, currency)} />
          </section>
        )}
      </div>
      {invoice.service && <p className="mb-3 font-semibold text-base">{invoice.service}</p>}
      <Lines lines={invoice.lines} currency={currency} />
      <div className="mt-4 mb-6 break-inside-avoid">
        <Totals {...invoice} />
      </div>
      <Remarks invoice={invoice} />
      {invoice.showsPaymentStub && <Stub invoice={invoice} />}
    </DocumentSheet>
  )
}
