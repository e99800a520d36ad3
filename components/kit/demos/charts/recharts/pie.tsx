"use client"

import { useTranslations } from "next-intl"
import { SliceChart } from "@/components/charts/slice-chart"

export default function Pie() {
  const t = useTranslations("kit/recharts")
  return (
    <SliceChart
      label={t("pie.title")}
      shares={[
        { name: "card", label: t("pie.card"), value: 612, colour: "1" },
        { name: "invoice", label: t("pie.invoice"), value: 284, colour: "2" },
        { name: "transfer", label: t("pie.transfer"), value: 143, colour: "3" },
        { name: "cash", label: t("pie.cash"), value: 96, colour: "plain" },
      ]}
      unit={{ kind: "count" }}
    />
  )
}
