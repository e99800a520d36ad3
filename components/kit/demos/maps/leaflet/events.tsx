"use client"

import type { LatLng } from "leaflet"
import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { DemoMap } from "@/components/kit/demo-map"

export default function Events() {
  const t = useTranslations("kit/leaflet.events")
  const format = useFormatter()
  const [log, setLog] = useState<{ key: number; text: string }[]>([])
  const tell = (text: string) => setLog((before) => [{ key: (before[0]?.key ?? 0) + 1, text }, ...before].slice(0, 5))
  const place = ({ lat, lng }: LatLng) => ({
    north: format.number(lat, { maximumFractionDigits: 1 }),
    east: format.number(lng, { maximumFractionDigits: 1 }),
  })
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <DemoMap
        label={t("label")}
        draw={(map) => {
          map.on("click", ({ latlng }) => tell(t("clicked", place(latlng))))
          map.on("zoomend", () => tell(t("zoomed", { zoom: map.getZoom() })))
          map.on("moveend", () => tell(t("moved", place(map.getCenter()))))
          return undefined
        }}
      />
      <ul aria-live="polite" className="tabular rounded-control bg-sunken px-3 py-2 text-dense text-ink-muted">
        {log.length === 0 && <li>{t("none")}</li>}
        {log.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
