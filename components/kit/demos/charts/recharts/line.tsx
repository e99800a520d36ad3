"use client"

import { useTranslations } from "next-intl"
import { PlotChart } from "@/components/charts/plot-chart"
import { useShopLabels } from "@/components/kit/use-shop-words"

/** A stepped line suits values that change in jumps. */
export default function Line() {
  const t = useTranslations("kit/recharts")
  const { months } = useShopLabels()
  return (
    <PlotChart
      label={t("line.title")}
      shape="line"
      curve="step"
      pointsLabel={t("words.month")}
      points={months}
      series={[
        {
          name: "stock",
          label: t("line.stock"),
          data: [900, 760, 610, 980, 820, 690, 540, 1100, 870, 640, 1240, 720],
          colour: "2",
        },
        { name: "least", label: t("line.least"), data: Array.from({ length: 12 }, () => 500), colour: "plain" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
