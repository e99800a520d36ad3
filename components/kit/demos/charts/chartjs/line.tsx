"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Line() {
  const t = useTranslations("kit/chartjs")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("line.title")}
      shape="line"
      curve="smooth"
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "online", label: t("words.online"), data: revenue.online, colour: "1" },
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "3" },
      ]}
      unit={euros}
    />
  )
}
