import { useFormatter, useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "./amounts"
import type { CardResponse } from "./figures"
import { Growth } from "./growth"
import { MonthChart } from "./month-chart"

interface Props {
  name: string
  month: CardResponse<"getRevenueComparison">
  action: { href: string; label: string } | null
}

/** The revenue of the month so far, with congratulations or the amount missing to last month, and both months' courses. */
export function HighlightCard({ name, month, action }: Props) {
  const t = useTranslations("cards.highlight")
  const format = useFormatter()
  const { money } = useAmounts()
  const { thisMonth, lastMonthSoFar, growth, currency } = month
  const ahead = thisMonth > lastMonthSoFar
  const monthName = format.dateTime(new Date(), { month: "long" })
  const difference = money(Math.abs(thisMonth - lastMonthSoFar), currency)
  return (
    <Card className="flex flex-col border-brand-border bg-linear-to-br from-brand-soft to-40% to-card">
      <CardHeader
        title={ahead ? t("ahead", { name }) : t("behind", { name })}
        subtitle={
          thisMonth === lastMonthSoFar
            ? t("same", { month: monthName })
            : t(ahead ? "aheadText" : "behindText", { month: monthName, amount: difference })
        }
      />
      <CardBody className="flex flex-1 flex-col">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="tabular font-semibold text-display tracking-tight">{money(thisMonth, currency)}</bdi>
            <Growth growth={growth} than="sameDay" />
          </p>
          {action && (
            <ButtonLink size="sm" href={action.href}>
              {action.label}
            </ButtonLink>
          )}
        </div>
        <MonthChart month={month} className="min-h-52 flex-1" />
      </CardBody>
    </Card>
  )
}
