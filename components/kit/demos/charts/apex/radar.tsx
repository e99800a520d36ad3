"use client"

import { useTranslations } from "next-intl"
import { RadarChart } from "@/components/charts/radar-chart"
import { sold } from "@/components/kit/chart-data"
import { plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Radar() {
  const t = useTranslations("kit/apex")
  const { categories } = useShopLabels()
  return (
    <RadarChart
      label={t("radar.title")}
      pointsLabel={t("words.category")}
      points={categories}
      series={[
        { name: "lastYear", label: t("words.lastYear"), data: sold.lastYear, colour: "plain" },
        { name: "thisYear", label: t("words.thisYear"), data: sold.thisYear, colour: "1" },
      ]}
      unit={plainCount}
    />
  )
}
