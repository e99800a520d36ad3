import { useTranslations } from "next-intl"
import type { Billing } from "@/lib/features/billing/schema"
import type { Seller as SellerDetails } from "@/lib/features/invoices/schema/parties"

/** The seller's name and address. */
export function Seller({ billing }: { billing: Billing & Partial<SellerDetails> }) {
  const t = useTranslations("invoices.paper")
  const { company, address, contact, email, vatNumber, companyNumber, logo } = billing
  const numbers = [
    companyNumber && t("companyNumber", { number: companyNumber }),
    vatNumber && t("vatNumber", { number: vatNumber }),
  ]
  const lines = [address, contact, email, ...numbers].filter(Boolean)
  return (
    <div className="min-w-0">
      {logo && (
        <img src={logo} alt="" className="mb-3 h-12 max-w-48 bg-white object-contain object-left rtl:object-right" />
      )}
      {company && <p className="font-semibold text-brand-text text-title">{company}</p>}
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere text-dense text-ink-muted leading-relaxed">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
