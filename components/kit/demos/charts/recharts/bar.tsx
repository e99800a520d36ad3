"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Bar() {
  const t = useTranslations("kit/recharts")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("bar.title")}
      shape="bar"
      stacked
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "1" },
        { name: "online", label: t("words.online"), data: revenue.online, colour: "2" },
        { name: "plan", label: t("bar.plan"), data: revenue.plan, colour: "plain" },
      ]}
      unit={euros}
    />
  )
}
