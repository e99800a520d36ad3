"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Area() {
  const t = useTranslations("kit/chartjs")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("area.title")}
      shape="area"
      stacked
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "2" },
        { name: "online", label: t("words.online"), data: revenue.online, colour: "1" },
      ]}
      unit={euros}
    />
  )
}
