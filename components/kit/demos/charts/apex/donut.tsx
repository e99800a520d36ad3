"use client"

import { useTranslations } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"
import { useShopLabels } from "@/components/kit/use-shop-words"

export default function Donut() {
  const t = useTranslations("kit/apex")
  const { category } = useShopLabels()
  return (
    <ShareChart
      label={t("donut.title")}
      caption={t("donut.caption")}
      unit={{ kind: "money", currency: "EUR" }}
      shares={[
        { name: "notebooks", label: category("notebooks"), value: 31200, colour: "1" },
        { name: "pens", label: category("pens"), value: 24800, colour: "2" },
        { name: "paper", label: category("paper"), value: 12400, colour: "3" },
        { name: "gifts", label: category("gifts"), value: 9600, colour: "4" },
      ]}
    />
  )
}
