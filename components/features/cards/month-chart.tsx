import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import type { CardResponse } from "./figures"

const colours = { thisMonth: "1", lastMonth: "plain" } as const
type Name = keyof typeof colours

interface Props {
  month: CardResponse<"getRevenueComparison">
  /** Height of the drawing, as a class. */
  className?: string
}

/** Cumulative revenue by day, this month compared with last month. */
export function MonthChart({ month, className }: Props) {
  const t = useTranslations("cards.highlight")
  return (
    <TimeChart
      label={t("chart")}
      shape="area"
      points={{ kind: "ordinal", values: month.days }}
      series={month.series.map(({ name, data }) => ({
        name,
        label: t(`names.${name as Name}`),
        data,
        colour: colours[name as Name],
      }))}
      unit={{ kind: "money", currency: month.currency }}
      className={className}
    />
  )
}
