"use client"

import { useTranslations } from "next-intl"
import { ScatterChart } from "@/components/charts/scatter-chart"
import { products } from "@/components/kit/chart-data"
import { euros, plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Scatter() {
  const t = useTranslations("kit/apex")
  const { category } = useShopLabels()
  return (
    <ScatterChart
      label={t("scatter.title")}
      pointsLabel={t("words.product")}
      x={{ label: t("words.price"), unit: euros }}
      y={{ label: t("words.pieces"), unit: plainCount }}
      groups={[
        { name: "pens", label: category("pens"), colour: "1", points: products.pens },
        { name: "notebooks", label: category("notebooks"), colour: "2", points: products.notebooks },
        { name: "gifts", label: category("gifts"), colour: "3", points: products.gifts },
      ]}
    />
  )
}
