"use client"

import { useTranslations } from "next-intl"
import { Heatmap } from "@/components/charts/heatmap"
import { rush } from "@/components/kit/chart-data"
import { useShopLabels } from "@/components/kit/use-shop-words"

const hours = ["8–10", "10–12", "12–14", "14–16", "16–18", "18–20"]

export default function HeatmapDemo() {
  const t = useTranslations("kit/apex")
  const { weekdays } = useShopLabels()
  return (
    <Heatmap
      label={t("heatmap.title")}
      rowsLabel={t("words.day")}
      columns={hours}
      rows={rush.map((values, i) => ({ name: String(i), label: weekdays[i] ?? "", values }))}
      less={t("heatmap.less")}
      more={t("heatmap.more")}
    />
  )
}
