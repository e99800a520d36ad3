"use client"

import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { months, revenue } from "@/components/features/kit/chart-data"

export default function Line() {
  const t = useTranslations("kit/apex")
  const thisYear = revenue.online.map((online, i) => online + (revenue.shop[i] ?? 0))
  return (
    <TimeChart
      label={t("line.title")}
      shape="line"
      points={{ kind: "month", values: months }}
      series={[
        { name: "thisYear", label: t("words.thisYear"), data: thisYear, colour: "1" },
        { name: "lastYear", label: t("words.lastYear"), data: revenue.lastYear, colour: "plain" },
      ]}
      unit={{ kind: "money", currency: "EUR" }}
    />
  )
}
