"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { sold } from "@/components/kit/chart-data"
import { plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Bar() {
  const t = useTranslations("kit/chartjs")
  const { categories } = useShopLabels()
  return (
    <PlotChart
      label={t("bar.title")}
      shape="bar"
      pointsLabel={t("words.category")}
      points={categories}
      series={[
        { name: "lastYear", label: t("words.lastYear"), data: sold.lastYear, colour: "2" },
        { name: "thisYear", label: t("words.thisYear"), data: sold.thisYear, colour: "1" },
      ]}
      unit={plainCount}
    />
  )
}
