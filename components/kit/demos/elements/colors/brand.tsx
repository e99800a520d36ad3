"use client"

import { Swatch } from "@/components/kit/swatch"

const shades = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]

export default function Brand() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
      {shades.map((shade) => (
        <Swatch key={shade} name={`bg-brand-${shade}`} background={`var(--brand-${shade})`} />
      ))}
    </div>
  )
}
