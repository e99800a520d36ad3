"use client"

import { Swatch } from "@/components/kit/swatch"

const gradients = {
  "from-brand to-brand-400": ["brand-solid", "brand-400"],
  "from-brand-700 to-chart-4": ["brand-700", "chart-4"],
  "from-success to-chart-2": ["success-solid", "chart-2"],
  "from-info to-chart-2": ["info-solid", "chart-2"],
  "from-warning to-chart-3": ["warning-solid", "chart-3"],
  "from-danger to-chart-4": ["danger-solid", "chart-4"],
  "from-brand-soft to-card": ["brand-soft", "card"],
  "from-neutral to-neutral-soft": ["neutral-solid", "neutral-soft"],
}

export default function Gradients() {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {Object.entries(gradients).map(([name, [from, to]]) => (
        <Swatch
          key={name}
          name={`bg-linear-to-br ${name}`}
          background={`linear-gradient(to bottom right, var(--${from}), var(--${to}))`}
        />
      ))}
    </div>
  )
}
