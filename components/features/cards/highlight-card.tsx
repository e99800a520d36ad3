import { Trophy } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { useAmounts } from "./amounts"
import type { CardResponse } from "./figures"
import { Growth } from "./growth"

interface Props {
  name: string
  month: CardResponse<"getRevenueComparison">
  action: { href: string; label: string } | null
}

/** The revenue of the month so far, with congratulations or the amount missing to last month. */
export function HighlightCard({ name, month, action }: Props) {
  const t = useTranslations("cards.highlight")
  const format = useFormatter()
  const { money } = useAmounts()
  const { thisMonth, lastMonthSoFar, growth, currency } = month
  const ahead = thisMonth > lastMonthSoFar
  const monthName = format.dateTime(new Date(), { month: "long" })
  const difference = money(Math.abs(thisMonth - lastMonthSoFar), currency)
  return (
    <Card className="relative flex flex-col overflow-hidden border-brand-border bg-linear-to-br from-brand-soft to-card p-5">
      <Trophy
        aria-hidden="true"
        strokeWidth={1.25}
        className="absolute -end-4 -bottom-5 size-28 text-brand-mark opacity-15 rtl:-scale-x-100"
      />
      <h2 className="font-semibold text-base">{ahead ? t("ahead", { name }) : t("behind", { name })}</h2>
      <p className="text-dense text-ink-muted">
        {thisMonth === lastMonthSoFar
          ? t("same", { month: monthName })
          : t(ahead ? "aheadText" : "behindText", { month: monthName, amount: difference })}
      </p>
      <p className="mt-4 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="tabular font-semibold text-display tracking-tight">{money(thisMonth, currency)}</bdi>
        <Growth growth={growth} than="sameDay" />
      </p>
      {action && (
        <ButtonLink size="sm" href={action.href} className="mt-auto self-start">
          {action.label}
        </ButtonLink>
      )}
    </Card>
  )
}
