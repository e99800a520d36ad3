"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { sold } from "@/components/kit/chart-data"
import { plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Bar() {
  const t = useTranslations("kit/apex")
  const { categories } = useShopLabels()
  return (
    <PlotChart
      label={t("bar.title")}
      shape="bar"
      horizontal
      pointsLabel={t("words.category")}
      points={categories}
      series={[{ name: "sold", label: t("words.pieces"), data: sold.thisYear, colour: "1" }]}
      unit={plainCount}
    />
  )
}
