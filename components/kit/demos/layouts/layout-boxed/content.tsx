"use client"

import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { days, visits } from "@/components/kit/chart-data"

/** Sample content that fills the available width. */
export default function Content() {
  const t = useTranslations("kit/layout-boxed")
  return (
    <TimeChart
      label={t("content.title")}
      shape="area"
      points={{ kind: "day", values: days }}
      series={[{ name: "visits", label: t("content.title"), data: visits, colour: "1" }]}
      unit={{ kind: "count" }}
    />
  )
}
