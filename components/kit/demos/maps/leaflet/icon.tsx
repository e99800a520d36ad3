"use client"

import { useTranslations } from "next-intl"
import { DemoMap } from "@/components/kit/demo-map"
import { branches } from "@/components/kit/map-places"

const files = ["brass-fountain-pen", "sea-glass-ink", "linen-notebook", "cedar-pencils"]

/** Any picture can serve as a marker. */
export default function Icon() {
  const t = useTranslations("kit/leaflet.icon")
  return (
    <DemoMap
      label={t("label")}
      fit={branches.map(([, at]) => at)}
      draw={(map, leaflet) => {
        for (const [index, [name, at]] of branches.entries()) {
          const icon = leaflet.icon({
            iconUrl: `/products/${files[index]}.svg`,
            iconSize: [44, 44],
            popupAnchor: [0, -22],
            className: "rounded-full border-2 border-brand-mark bg-card",
          })
          leaflet
            .marker(at, { icon, title: name, alt: name })
            .bindPopup(t("popup", { name }), { closeButton: false })
            .addTo(map)
        }
        return undefined
      }}
    />
  )
}
