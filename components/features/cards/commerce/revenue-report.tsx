import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"
import { YearSwitch } from "../year-switch"

const colours = { revenue: "1", expenses: "3", budget: "plain" } as const
type Name = keyof typeof colours

/** Revenue, expenses and budget of a year by month. */
export function RevenueReport({ report }: { report: CardResponse<"getRevenueReport"> }) {
  const t = useTranslations("cards.report")
  const { money, percent } = useAmounts()
  const { price, budget, expenses, currency } = report
  const facts = [
    { name: "revenue", value: money(price, currency) },
    { name: "expenses", value: money(expenses, currency) },
    { name: "budget", value: money(budget, currency) },
    { name: "reached", value: budget > 0 ? percent(price / budget) : "–" },
  ] as const
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={<YearSwitch years={report.years} current={report.year} label={t("year")} />}
      />
      <CardBody className="flex flex-1 flex-col">
        <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-ink-muted text-xs">{t(`facts.${name}`)}</dt>
              <dd className="tabular font-semibold text-title">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <TimeChart
          key={report.year}
          label={t("chart", { year: String(report.year) })}
          shape="bar"
          points={{ kind: "month", values: report.dates }}
          series={report.series.map(({ name, data }) => ({
            name,
            label: t(`facts.${name as Name}`),
            data,
            colour: colours[name as Name],
          }))}
          unit={{ kind: "money", currency }}
          className="min-h-60 flex-1"
        />
      </CardBody>
    </Card>
  )
}
