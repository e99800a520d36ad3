"use client"

import { useTranslations } from "next-intl"
import { ScatterChart } from "@/components/charts/scatter-chart"
import { products } from "@/components/kit/chart-data"
import { euros, plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Scatter() {
  const t = useTranslations("kit/recharts")
  const { category } = useShopLabels()
  return (
    <ScatterChart
      label={t("scatter.title")}
      pointsLabel={t("words.product")}
      x={{ label: t("words.price"), unit: euros }}
      y={{ label: t("scatter.margin"), unit: plainCount }}
      groups={(["pens", "notebooks"] as const).map((name, i) => ({
        name,
        label: category(name),
        colour: i === 0 ? "1" : "3",
        points: products[name].map(({ label, x, size }) => ({ label, x, y: size })),
      }))}
    />
  )
}
