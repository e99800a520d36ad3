"use client"

import { useTranslations } from "next-intl"
import { DemoMap } from "@/components/kit/demo-map"
import { branches } from "@/components/kit/map-places"

export default function Circle() {
  const t = useTranslations("kit/leaflet.circle")
  return (
    <DemoMap
      label={t("label")}
      fit={branches.map(([, at]) => at)}
      draw={(map, leaflet) => {
        const [shop, ...others] = branches
        if (!shop) return undefined
        leaflet
          .circle(shop[1], { radius: 300_000, className: "fill-brand-mark stroke-brand-mark" })
          .bindTooltip(t("reach", { name: shop[0] }), { permanent: true, direction: "center" })
          .addTo(map)
        for (const [name, at] of others)
          leaflet
            .circleMarker(at, { radius: 8, className: "fill-success-mark stroke-success-mark" })
            .bindTooltip(name)
            .addTo(map)
        leaflet
          .polygon([others.map(([, at]) => at)], { className: "fill-warning-mark stroke-warning-mark" })
          .bindTooltip(t("area"), { sticky: true })
          .addTo(map)
        return undefined
      }}
    />
  )
}
