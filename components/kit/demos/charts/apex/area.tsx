"use client"

import { useFormatter, useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { days, orders, visits } from "@/components/kit/chart-data"
import { plainCount } from "@/components/kit/use-shop-words"

export default function Area() {
  const t = useTranslations("kit/apex")
  const format = useFormatter()
  return (
    <PlotChart
      label={t("area.title")}
      shape="area"
      pointsLabel={t("words.day")}
      points={days.map((day) => format.dateTime(new Date(day), { month: "short", day: "numeric", timeZone: "UTC" }))}
      series={[
        { name: "orders", label: t("words.orders"), data: orders, colour: "3" },
        { name: "visits", label: t("words.visits"), data: visits, colour: "1" },
      ]}
      unit={plainCount}
    />
  )
}
