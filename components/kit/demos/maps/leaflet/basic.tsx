"use client"

import { useTranslations } from "next-intl"
import { DemoMap } from "@/components/kit/demo-map"

export default function Basic() {
  const t = useTranslations("kit/leaflet.basic")
  return <DemoMap label={t("label")} center={[25, 10]} zoom={2} />
}
