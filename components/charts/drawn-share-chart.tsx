"use client"

import { DonutChart } from "@tremor/react"
import { useEffect, useRef } from "react"
import { tremorColour } from "./colour"
import { RingSketch } from "./ring-sketch"
import { TooltipBox } from "./tooltip-box"
import type { ChartShare, Unit } from "./types"
import { useFigures } from "./use-figures"

interface Props {
  shares: ChartShare[]
  unit: Unit
}

/** The ring itself, drawn with Tremor, with a tooltip for each part. */
export default function DrawnShareChart({ shares, unit }: Props) {
  const { whole } = useFigures(unit, "ordinal")
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ring.current
    if (!element) return
    // Tremor makes the ring focusable, but the list beside it already says everything. The ring appears once its size
    // is known.
    const unfocus = () => {
      for (const part of element.querySelectorAll("[tabindex='0']")) part.setAttribute("tabindex", "-1")
    }
    const observer = new MutationObserver(unfocus)
    observer.observe(element, { childList: true, subtree: true })
    unfocus()
    return () => observer.disconnect()
  }, [])
  const counted = shares.filter(({ value }) => value > 0)
  // Tremor draws nothing if all values are 0; show an empty ring instead.
  if (counted.length === 0) return <RingSketch shares={[]} />
  const tooltip = ({ active, payload }: { active?: boolean; payload?: { name?: unknown }[] }) => {
    const share = counted.find(({ name }) => name === payload?.[0]?.name)
    if (!active || !share) return null
    return <TooltipBox rows={[{ ...share, value: whole(share.value) }]} />
  }
  return (
    <DonutChart
      ref={ring}
      data={counted}
      category="value"
      index="name"
      colors={counted.map(({ colour }) => tremorColour[colour])}
      showLabel={false}
      customTooltip={tooltip}
      className="absolute inset-0 h-full"
    />
  )
}
