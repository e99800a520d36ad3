"use client"

import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
  className?: string
  /** Set apart, as a filter that is in force. */
  active?: boolean
}

/** The browser's own select in our clothes: at home on phones, and no script of ours. */
export function Choice({ label, value, onChange, children, className = "", active = false }: Props) {
  return (
    <span className={`relative block ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`h-11 w-full cursor-pointer appearance-none truncate rounded-control border bg-card ps-3 pe-8 text-base hover:border-line-strong md:h-9 md:text-sm ${
          active ? "border-brand font-medium text-brand-text" : "border-line-strong/50"
        }`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  )
}
