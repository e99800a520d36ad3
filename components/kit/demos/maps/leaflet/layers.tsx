"use client"

import { useTranslations } from "next-intl"
import { DemoMap } from "@/components/kit/demo-map"
import { branches, suppliers } from "@/components/kit/map-places"
import { pinIcon } from "@/components/ui/world-shapes"

export default function Layers() {
  const t = useTranslations("kit/leaflet.layers")
  return (
    <DemoMap
      label={t("label")}
      fit={[...branches, ...suppliers].map(([, at]) => at)}
      draw={(map, leaflet) => {
        const icon = pinIcon(leaflet)
        const shops = branches.map(([title, at]) => leaflet.marker(at, { icon, title }))
        const makers = suppliers.map(([name, at]) =>
          leaflet.circleMarker(at, { radius: 9, className: "fill-warning-mark stroke-warning-mark" }).bindTooltip(name),
        )
        const reach = branches.map(([, at]) =>
          leaflet.circle(at, { radius: 250_000, className: "fill-success-mark stroke-success-mark" }),
        )
        const groups = {
          [t("shops")]: leaflet.layerGroup(shops).addTo(map),
          [t("makers")]: leaflet.layerGroup(makers).addTo(map),
          [t("reach")]: leaflet.layerGroup(reach),
        }
        leaflet.control.layers(undefined, groups, { collapsed: false, position: "bottomright" }).addTo(map)
        return undefined
      }}
    />
  )
}
