"use client"

import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { days, orders, visits } from "@/components/features/kit/chart-data"

export default function Area() {
  const t = useTranslations("kit/apex")
  return (
    <TimeChart
      label={t("area.title")}
      shape="area"
      points={{ kind: "day", values: days }}
      series={[
        { name: "orders", label: t("words.orders"), data: orders, colour: "3" },
        { name: "visits", label: t("words.visits"), data: visits, colour: "1" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
