"use client"

import { useTranslations } from "next-intl"
import { ScatterChart } from "@/components/charts/scatter-chart"
import { products } from "@/components/kit/chart-data"
import { euros, plainCount, useShopLabels } from "@/components/kit/use-shop-words"

export default function Bubble() {
  const t = useTranslations("kit/chartjs")
  const { category } = useShopLabels()
  return (
    <ScatterChart
      label={t("bubble.title")}
      pointsLabel={t("words.product")}
      x={{ label: t("words.price"), unit: euros }}
      y={{ label: t("words.pieces"), unit: plainCount }}
      size={{ label: t("bubble.margin"), unit: plainCount }}
      groups={[
        { name: "notebooks", label: category("notebooks"), colour: "1", points: products.notebooks },
        { name: "gifts", label: category("gifts"), colour: "3", points: products.gifts },
      ]}
    />
  )
}
