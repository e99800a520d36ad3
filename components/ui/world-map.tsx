"use client"

import clsx from "clsx"
import "leaflet/dist/leaflet.css"
import "./world-map.css"
import type * as Leaflet from "leaflet"
import { useEffect, useRef } from "react"

interface Props {
  /** Accessible name. */
  label: string
  /** Accessible names of the zoom buttons. */
  zoomLabels: { in: string; out: string }
  /** Latitude and longitude of the centre. */
  center?: [number, number]
  /** From 1, the whole world, to 7. */
  zoom?: number
  /** Places that must be visible at any width. They replace `center`, and `zoom` becomes the maximum. */
  fit?: [number, number][]
  /** Draws on the map with Leaflet once it has loaded. Returns a cleanup function. */
  draw?: (map: Leaflet.Map, leaflet: typeof Leaflet) => undefined | (() => void)
  className?: string
}

/**
 * A world map with country shapes. It is moved by dragging and arrow keys, and zoomed by buttons, plus and minus, and
 * the mouse wheel while it has focus.
 */
export function WorldMap({ label, zoomLabels, center = [49, 9], zoom = 4, fit, draw, className }: Props) {
  const place = useRef<HTMLElement>(null)
  const start = useRef({ zoomLabels, center, zoom, fit, draw })
  useEffect(() => {
    const element = place.current
    if (!element) return
    let end: (() => void) | undefined
    let isUnmounted = false
    const build = async () => {
      const [{ default: leaflet }, shapes] = await Promise.all([import("leaflet"), import("./world-shapes")])
      const land = await shapes.worldShapes(leaflet)
      if (isUnmounted) return
      const { zoomLabels, center, zoom, fit, draw } = start.current
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      const map = leaflet.map(element, {
        ...{
          center,
          zoom,
          minZoom: 1,
          maxZoom: 7,
          maxBounds: [
            [-65, -190],
            [85, 190],
          ],
        },
        ...{ attributionControl: false, zoomControl: false, scrollWheelZoom: false },
        ...{ zoomAnimation: !isStill, fadeAnimation: !isStill, inertia: !isStill },
        renderer: leaflet.svg({ padding: 1 }),
      })
      leaflet.control.zoom({ zoomInTitle: zoomLabels.in, zoomOutTitle: zoomLabels.out }).addTo(map)
      land.addTo(map)
      if (fit)
        map.fitBounds(fit, { paddingTopLeft: [40, 56], paddingBottomRight: [40, 32], maxZoom: zoom, animate: false })
      // The wheel zooms only a focused map; otherwise the page scrolls.
      map.on("focus", () => map.scrollWheelZoom.enable()).on("blur", () => map.scrollWheelZoom.disable())
      const clean = draw?.(map, leaflet)
      end = () => {
        clean?.()
        map.remove()
      }
    }
    void build()
    return () => {
      isUnmounted = true
      end?.()
    }
  }, [])
  return (
    <section
      ref={place}
      dir="ltr"
      aria-label={label}
      className={clsx("world-map isolate h-80 overflow-hidden rounded-card border border-line", className)}
    />
  )
}
