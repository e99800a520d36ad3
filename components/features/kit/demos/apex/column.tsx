"use client"

import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { months, revenue } from "@/components/features/kit/chart-data"

export default function Column() {
  const t = useTranslations("kit/apex")
  return (
    <TimeChart
      label={t("column.title")}
      shape="bar"
      points={{ kind: "month", values: months }}
      series={[
        { name: "online", label: t("words.online"), data: revenue.online, colour: "1" },
        { name: "shop", label: t("words.shop"), data: revenue.shop, colour: "5" },
        { name: "plan", label: t("words.plan"), data: revenue.plan, colour: "plain" },
      ]}
      unit={{ kind: "money", currency: "EUR" }}
    />
  )
}
