"use client"

import { useTranslations } from "next-intl"
import { ScatterChart } from "@/components/charts/scatter-chart"
import { days, orders, visits } from "@/components/kit/chart-data"
import { plainCount } from "@/components/kit/use-shop-words"

export default function Scatter() {
  const t = useTranslations("kit/chartjs")
  const points = days.map((_, i) => ({
    label: t("scatter.day", { day: i + 1 }),
    x: visits[i] ?? 0,
    y: orders[i] ?? 0,
  }))
  return (
    <ScatterChart
      label={t("scatter.title")}
      pointsLabel={t("words.day")}
      x={{ label: t("words.visits"), unit: plainCount }}
      y={{ label: t("words.orders"), unit: plainCount }}
      groups={[{ name: "may", label: t("scatter.title"), colour: "2", points }]}
    />
  )
}
