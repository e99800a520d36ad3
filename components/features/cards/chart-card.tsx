import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import type { Unit } from "@/components/charts/types"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { Range } from "@/lib/core/range"
import { useAmounts } from "./amounts"
import { CardLink } from "./card-link"
import { byWeek, type Course, cumulative } from "./course"
import { Growth } from "./growth"
import type { KeyFigure } from "./statistics-card"

interface Props {
  /** Also the key of its messages. */
  name: KeyFigure["name"] | "profit" | "siteTraffic" | "newsletter"
  /** How the figure is drawn: as bars by week, or as an area or a line that adds up. */
  shape: "bar" | "area" | "line"
  value: number
  growth: number | null
  currency?: string | null
  range: Range
  course: Course
  /** The list behind the figure. */
  href?: string
}

/** A figure for a range of days, with its course and that of the range before. */
export function ChartCard({ name, shape, value, growth, currency, range, course, href }: Props) {
  const t = useTranslations("cards")
  const { count, money } = useAmounts()
  const title = t(`figures.${name}.title`)
  const unit: Unit = currency ? { kind: "money", currency } : { kind: "count" }
  const { points, data, previous } = shape === "bar" ? byWeek(course) : cumulative(course)
  const grain = shape !== "bar" ? "sum" : points.kind === "month" ? "month" : "week"
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={title}
        subtitle={t("course.text", { text: t(`figures.${name}.text`), course: t(`course.${grain}`) })}
        actions={
          href && (
            <CardLink href={href} label={t("viewOf", { title })}>
              {t("view")}
            </CardLink>
          )
        }
      />
      <CardBody className="flex flex-1 flex-col">
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="tabular font-semibold text-display tracking-tight">
            {currency ? money(value, currency) : count(value)}
          </bdi>
          <Growth growth={growth} than={range} />
        </p>
        <TimeChart
          label={title}
          shape={shape}
          points={points}
          series={[
            { name, label: t(`ranges.${range}`), data, colour: "1" },
            { name: "previous", label: t(`previous.${range}`), data: previous, colour: "plain" },
          ]}
          unit={unit}
          className="h-52"
        />
      </CardBody>
    </Card>
  )
}
