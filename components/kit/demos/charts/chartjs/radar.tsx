"use client"

import { useTranslations } from "next-intl"
import { RadarChart } from "@/components/charts/radar-chart"

const marks = ["choice", "price", "advice", "packing", "speed", "returns"] as const

export default function Radar() {
  const t = useTranslations("kit/chartjs")
  return (
    <RadarChart
      label={t("radar.title")}
      filled={false}
      pointsLabel={t("radar.mark")}
      points={marks.map((mark) => t(`radar.marks.${mark}`))}
      series={[
        { name: "shop", label: t("words.shop"), data: [7, 6, 10, 8, 9, 7], colour: "3" },
        { name: "online", label: t("words.online"), data: [9, 8, 5, 7, 8, 9], colour: "1" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
