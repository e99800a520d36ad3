"use client"

import { useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import { QrCode } from "@/components/ui/qr-code"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { CustomerStatement } from "@/lib/features/customers/schema/statement"

/** Shows what is due, the account to pay it to, and the code for banking apps. */
export function StatementPayment({ statement: { due, currency, seller, payment } }: { statement: CustomerStatement }) {
  const t = useTranslations("customers.statement")
  const locale = useLanguage()
  const amount = money(due, currency, locale)
  return (
    <div className="flex flex-wrap items-start justify-between gap-5">
      <div className="min-w-0 space-y-3">
        <p className="tabular font-semibold text-base">{t("due", { amount })}</p>
        {due > 0 && seller.iban && (
          <DescriptionList
            items={[
              { term: t("receiver"), value: seller.name },
              { term: "IBAN", value: <bdi className="tabular">{seller.iban.replace(/(.{4})(?=.)/g, "$1 ")}</bdi> },
              ...(seller.bic ? [{ term: "BIC", value: seller.bic }] : []),
            ]}
          />
        )}
        {payment && <p className="max-w-prose text-pretty text-ink-muted text-sm">{t("scan")}</p>}
      </div>
      {payment && (
        <QrCode size={payment.size} path={payment.path} label={t("code", { amount })} className="size-44 shrink-0" />
      )}
    </div>
  )
}
