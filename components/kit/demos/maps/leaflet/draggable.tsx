"use client"

import type { LeafletKeyboardEvent } from "leaflet"
import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { DemoMap } from "@/components/kit/demo-map"
import { pinIcon } from "@/components/ui/world-shapes"

/** Degrees north and east per press of an arrow key. */
const steps: Record<string, [number, number]> = {
  ArrowUp: [0.5, 0],
  ArrowDown: [-0.5, 0],
  ArrowLeft: [0, -0.5],
  ArrowRight: [0, 0.5],
}

export default function Draggable() {
  const t = useTranslations("kit/leaflet.draggable")
  const format = useFormatter()
  const [at, setAt] = useState<[number, number]>([48.86, 2.35])
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 2 })
  return (
    <div className="space-y-3">
      <DemoMap
        label={t("label")}
        draw={(map, leaflet) => {
          const marker = leaflet.marker(at, { icon: pinIcon(leaflet), title: t("pin"), draggable: true }).addTo(map)
          const update = () => setAt([marker.getLatLng().lat, marker.getLatLng().lng])
          marker.on("drag", update).on("keydown", (event: LeafletKeyboardEvent) => {
            const step = steps[event.originalEvent.key]
            if (!step) return
            const { lat, lng } = marker.getLatLng()
            marker.setLatLng([lat + step[0], lng + step[1]])
            update()
            // Otherwise the map would pan as well.
            leaflet.DomEvent.stop(event.originalEvent)
            leaflet.DomEvent.stopPropagation(event as never)
          })
          return undefined
        }}
      />
      <p aria-live="polite" className="tabular text-dense text-ink-muted">
        {t("at", { north: degrees(at[0]), east: degrees(at[1]) })}
      </p>
    </div>
  )
}
