"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Column() {
  const t = useTranslations("kit/apex")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("column.title")}
      shape="bar"
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "online", label: t("words.online"), data: revenue.online, colour: "1" },
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "2" },
        { name: "plan", label: t("words.plan"), data: revenue.plan, colour: "plain" },
      ]}
      unit={euros}
    />
  )
}
