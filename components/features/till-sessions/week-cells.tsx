"use client"

import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillWeek } from "@/lib/features/till-sessions/schema/figures"
import { SessionState, Variance } from "./session-words"

type Session = TillWeek["tills"][number]["days"][number]["sessions"][number]

/** A day of a till, which leads to its day sheet. */
export function WeekSession({ session, currency }: { session: Session; currency: string }) {
  const locale = useLanguage()
  const { id, state, takings, variance } = session
  return (
    <Link
      href={`/business/cash-notes/${id}`}
      className="flex flex-col items-end gap-1 rounded-control p-1.5 transition-colors duration-fast hover:bg-neutral-soft"
    >
      <SessionState state={state} />
      <bdi className="tabular font-medium">{money(takings, currency, locale)}</bdi>
      {variance !== undefined && variance !== 0 && <Variance amount={variance} currency={currency} />}
    </Link>
  )
}

interface SumProps {
  sum: { takings: number; variance?: number }
  currency: string
  /** The sessions that add up to it. */
  href: string
  label: string
}

/** A total, which leads to the sessions behind it. */
export function WeekSum({ sum: { takings, variance }, currency, href, label }: SumProps) {
  const t = useTranslations("till-sessions.week")
  const locale = useLanguage()
  return (
    <span className="flex flex-col items-end gap-1">
      <TextLink href={href} aria-label={t("sum", { of: label, amount: money(takings, currency, locale) })}>
        <bdi className="tabular">{money(takings, currency, locale)}</bdi>
      </TextLink>
      {variance !== undefined && variance !== 0 && <Variance amount={variance} currency={currency} />}
    </span>
  )
}
