"use client"

import { useTranslations } from "next-intl"
import { RadialBars } from "@/components/charts/radial-bars"

export default function RadialBar() {
  const t = useTranslations("kit/apex")
  return (
    <RadialBars
      bars={[
        { name: "packed", label: t("radial-bar.packed"), share: 0.92, colour: "1" },
        { name: "sent", label: t("radial-bar.sent"), share: 0.78, colour: "2" },
        { name: "delivered", label: t("radial-bar.delivered"), share: 0.61, colour: "3" },
        { name: "reviewed", label: t("radial-bar.reviewed"), share: 0.24, colour: "4" },
      ]}
    />
  )
}
