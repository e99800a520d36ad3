import { useTranslations } from "next-intl"
import type { Billing } from "@/lib/features/billing/schema"

/** The seller's name and address. */
export function Seller({ billing }: { billing: Billing }) {
  const t = useTranslations("invoices.paper")
  const { company, address, contact, email, vatNumber } = billing
  const lines = [address, contact, email, vatNumber && t("vatNumber", { number: vatNumber })].filter(Boolean)
  return (
    <div className="min-w-0">
      {company && <p className="font-semibold text-brand-text text-title">{company}</p>}
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere text-dense text-ink-muted leading-relaxed">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
