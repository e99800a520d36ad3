import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"
import { Growth } from "../growth"

const colours = { thisMonth: "1", lastMonth: "plain" } as const
type Name = keyof typeof colours

/** Cumulative revenue by day, this month compared with last month. */
export function MonthCard({ month }: { month: CardResponse<"getRevenueComparison"> }) {
  const t = useTranslations("cards.month")
  const { money } = useAmounts()
  const { currency } = month
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
          <div>
            <dt className="text-ink-muted text-xs">{t("names.thisMonth")}</dt>
            <dd className="flex items-center gap-2">
              <bdi className="tabular font-semibold text-title">{money(month.thisMonth, currency)}</bdi>
              <Growth growth={month.growth} than="sameDay" />
            </dd>
          </div>
          <div>
            <dt className="text-ink-muted text-xs">{t("names.lastMonth")}</dt>
            <dd className="tabular font-semibold text-ink-muted text-title">{money(month.lastMonth, currency)}</dd>
          </div>
        </dl>
        <TimeChart
          label={t("title")}
          shape="line"
          points={{ kind: "ordinal", values: month.days }}
          series={month.series.map(({ name, data }) => ({
            name,
            label: t(`names.${name as Name}`),
            data,
            colour: colours[name as Name],
          }))}
          unit={{ kind: "money", currency }}
          className="h-52"
        />
      </CardBody>
    </Card>
  )
}
