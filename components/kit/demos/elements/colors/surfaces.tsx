"use client"

import { Swatch } from "@/components/kit/swatch"

const tokens = {
  "bg-page": "page",
  "bg-card": "card",
  "bg-raised": "raised",
  "bg-sunken": "sunken",
  "border-line": "line",
  "border-line-strong": "line-strong",
  "text-ink": "ink",
  "text-ink-muted": "ink-muted",
  "text-ink-faint": "ink-faint",
}

export default function Surfaces() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {Object.entries(tokens).map(([name, variable]) => (
        <Swatch key={name} name={name} background={`var(--${variable})`} />
      ))}
    </div>
  )
}
