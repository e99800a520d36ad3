import { useTranslations } from "next-intl"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { Billing } from "@/lib/features/billing/schema"

/** The amount due and the bank account to pay to. */
export function PaymentDetails({ billing, due }: { billing: Billing; due: string }) {
  const t = useTranslations("invoices.paper")
  const names = new Intl.DisplayNames(intlLocale(useLanguage()), { type: "region" })
  // The details of a business have the code of its country.
  const country = /^[A-Z]{2}$/.test(billing.country) ? names.of(billing.country) : billing.country
  const facts = [
    [t("totalDue"), due],
    [t("bank"), billing.bankName],
    [t("country"), country],
    [t("iban"), billing.iban],
    [t("swift"), billing.swiftCode],
  ].filter(([, value]) => value)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-dense">
      {facts.map(([term, value], i) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-muted">{term}</dt>
          <dd className={i === 0 ? "tabular font-semibold text-ink" : "wrap-anywhere text-ink"}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
