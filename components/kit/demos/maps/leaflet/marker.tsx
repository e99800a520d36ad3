"use client"

import { useTranslations } from "next-intl"
import { DemoMap } from "@/components/kit/demo-map"
import { branches } from "@/components/kit/map-places"
import { pinIcon } from "@/components/ui/world-shapes"

export default function Marker() {
  const t = useTranslations("kit/leaflet.marker")
  return (
    <DemoMap
      label={t("label")}
      fit={branches.map(([, at]) => at)}
      draw={(map, leaflet) => {
        for (const [name, at] of branches)
          leaflet
            .marker(at, { icon: pinIcon(leaflet), title: name })
            .bindPopup(t("popup", { name }), { closeButton: false })
            .addTo(map)
        return undefined
      }}
    />
  )
}
