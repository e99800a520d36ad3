"use client"

import { useTranslations } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"

export default function Doughnut() {
  const t = useTranslations("kit/chartjs")
  const device = useTranslations("cards.devices.names")
  return (
    <ShareChart
      label={t("doughnut.title")}
      caption={t("doughnut.caption")}
      unit={{ kind: "count" }}
      shares={[
        { name: "mobile", label: device("mobile"), value: 7420, colour: "1" },
        { name: "desktop", label: device("desktop"), value: 5180, colour: "2" },
        { name: "tablet", label: device("tablet"), value: 940, colour: "3" },
      ]}
    />
  )
}
