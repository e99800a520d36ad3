import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import type { Unit } from "@/components/charts/types"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { Range } from "@/lib/core/range"
import { useAmounts } from "./amounts"
import { CardLink } from "./card-link"
import { Growth } from "./growth"

interface Props {
  /** Also the key of its messages. */
  name: "orders" | "revenue" | "sales" | "profit" | "subscribers" | "siteTraffic" | "activeUsers" | "newsletter"
  shape: "area" | "line" | "bar"
  value: number
  growth: number | null
  currency?: string | null
  range: Range
  dates: string[]
  data: readonly number[]
  /** The list behind the figure. */
  href?: string
  /** Shows axes and a grid, for a chart that has room for them. */
  large?: boolean
}

/** A figure for a range of days, with a chart over time. */
export function ChartCard({ name, shape, value, growth, currency, range, dates, data, href, large }: Props) {
  const t = useTranslations("cards")
  const { count, money } = useAmounts()
  const title = t(`figures.${name}.title`)
  const unit: Unit = currency ? { kind: "money", currency } : { kind: "count" }
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={title}
        subtitle={t(`figures.${name}.text`)}
        actions={
          href && (
            <CardLink href={href} label={t("viewOf", { title })}>
              {t("view")}
            </CardLink>
          )
        }
      />
      <CardBody className="flex flex-1 flex-col">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="tabular font-semibold text-display tracking-tight">
            {currency ? money(value, currency) : count(value)}
          </bdi>
          <Growth growth={growth} than={range} />
        </p>
        <div className="flex flex-1 flex-col pt-4">
          <TimeChart
            label={title}
            shape={shape}
            points={{ kind: range === "last-year" ? "month" : "day", values: dates }}
            series={[{ name, label: title, data, colour: "1" }]}
            unit={unit}
            bare={!large}
            className={large ? "min-h-56 flex-1" : "min-h-24 flex-1"}
          />
        </div>
      </CardBody>
    </Card>
  )
}
