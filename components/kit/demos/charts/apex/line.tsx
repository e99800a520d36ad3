"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { revenue } from "@/components/kit/chart-data"
import { euros, useShopLabels } from "@/components/kit/use-shop-words"

export default function Line() {
  const t = useTranslations("kit/apex")
  const { months } = useShopLabels()
  const thisYear = revenue.online.map((online, i) => online + (revenue.shop[i] ?? 0))
  return (
    <PlotChart
      label={t("line.title")}
      shape="line"
      pointsLabel={t("words.month")}
      points={months}
      series={[
        { name: "thisYear", label: t("words.thisYear"), data: thisYear, colour: "1" },
        { name: "lastYear", label: t("words.lastYear"), data: revenue.lastYear, colour: "plain" },
      ]}
      unit={euros}
    />
  )
}
