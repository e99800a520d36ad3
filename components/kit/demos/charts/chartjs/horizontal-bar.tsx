"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { useShopLabels } from "@/components/kit/use-shop-words"

export default function HorizontalBar() {
  const t = useTranslations("kit/chartjs")
  const { categories } = useShopLabels()
  return (
    <PlotChart
      label={t("horizontal-bar.title")}
      shape="bar"
      horizontal
      stacked
      pointsLabel={t("words.category")}
      points={categories}
      series={[
        { name: "berlin", label: "Berlin", data: [340, 410, 220, 180, 150, 90], colour: "1" },
        { name: "lyon", label: "Lyon", data: [280, 360, 310, 120, 90, 110], colour: "2" },
        { name: "store", label: t("horizontal-bar.store"), data: [900, 760, 1240, 410, 200, 160], colour: "3" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
