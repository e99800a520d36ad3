"use client"

import { useTranslations } from "next-intl"
import type { ComponentProps } from "react"
import { WorldMap } from "@/components/ui/world-map"

type Props = Omit<ComponentProps<typeof WorldMap>, "zoomLabels">

/** A world map with translated zoom buttons. */
export function DemoMap(props: Props) {
  const t = useTranslations("kit/leaflet")
  return <WorldMap {...props} zoomLabels={{ in: t("zoomIn"), out: t("zoomOut") }} />
}
