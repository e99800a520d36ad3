"use client"

import { useTranslations } from "next-intl"
import { SliceChart } from "@/components/charts/slice-chart"
import { sold } from "@/components/kit/chart-data"
import { plainCount, useShopLabels } from "@/components/kit/use-shop-words"

const colours = ["1", "2", "3", "4", "5", "6"] as const

export default function PolarArea() {
  const t = useTranslations("kit/chartjs")
  const { categories } = useShopLabels()
  return (
    <SliceChart
      label={t("polar-area.title")}
      shape="polar"
      shares={colours.map((colour, i) => ({
        name: colour,
        label: categories[i] ?? "",
        value: sold.returned[i] ?? 0,
        colour,
      }))}
      unit={plainCount}
    />
  )
}
