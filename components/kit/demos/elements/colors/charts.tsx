"use client"

import { chartColours } from "@/components/charts/colour"
import { Swatch } from "@/components/kit/swatch"

export default function Charts() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {chartColours.map((colour) => (
        <Swatch key={colour} name={`bg-chart-${colour}`} background={`var(--chart-${colour})`} />
      ))}
    </div>
  )
}
