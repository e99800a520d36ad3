"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Account } from "@/lib/features/customers/schema"
import { allocate } from "@/lib/features/customers/values"

/** The charges that the typed amount will pay, oldest first, and the remaining balance. */
export function Allocation({ account: { lines, balance, currency } }: { account: Account }) {
  const t = useTranslations("customers.acts")
  const locale = useLanguage()
  const amount = useWatch({ name: "amount" })
  const text = (minor: number) => money(minor, currency, locale)
  const typed = typeof amount === "number" ? amount : 0
  const parts = allocate(lines, typed)
  return (
    <div className="rounded-control border border-line p-3 text-sm" role="status">
      <p className="tabular font-medium">
        {t("leaves", { balance: text(balance), rest: text(Math.max(0, balance - typed)) })}
      </p>
      {parts.length > 0 && (
        <ul className="mt-2 space-y-1 text-ink-muted">
          {parts.map(({ line, part }) => (
            <li key={line.id} className="tabular flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {dateIn(locale, line.businessDate)} <bdi>{line.memo}</bdi>
              </span>
              <span className="whitespace-nowrap">
                {part === line.open ? text(part) : t("partOf", { part: text(part), open: text(line.open) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
