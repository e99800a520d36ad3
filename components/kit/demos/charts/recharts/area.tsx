"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Area() {
  const t = useTranslations("kit/recharts")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("area.title")}
      shape="area"
      curve="smooth"
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "online", label: t("words.online"), data: revenue.online, colour: "1" },
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "4" },
      ]}
      unit={euros}
    />
  )
}
