"use client"

import { useTranslations } from "next-intl"
import { RadarChart } from "@/components/charts/radar-chart"
import { useShopLabels } from "@/components/kit/use-shop-words"

export default function Radar() {
  const t = useTranslations("kit/recharts")
  const { weekdays } = useShopLabels()
  return (
    <RadarChart
      label={t("radar.title")}
      pointsLabel={t("radar.day")}
      points={weekdays}
      series={[
        { name: "shop", label: t("words.shop"), data: [61, 58, 66, 70, 92, 118, 20], colour: "4" },
        { name: "online", label: t("words.online"), data: [84, 76, 72, 79, 81, 64, 98], colour: "1" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
