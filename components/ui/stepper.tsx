"use client"

import { Minus, Plus } from "lucide-react"
import { Button } from "./button"

interface Props {
  value: number
  min?: number
  max?: number
  /** Names the number: "Quantity of Walnut Desk Clock". */
  label: string
  decreaseLabel: string
  increaseLabel: string
  onChange: (value: number) => void
  size?: "sm" | "md"
}

/** A small whole number, one more or one less at a time. */
export function Stepper({ value, min = 1, max = 999, label, decreaseLabel, increaseLabel, onChange, size }: Props) {
  const button = { variant: "ghost", tone: "neutral", size, iconOnly: true } as const
  return (
    <fieldset
      aria-label={label}
      className="inline-flex w-fit items-center rounded-control border border-line-strong bg-card"
    >
      <Button
        {...button}
        label={decreaseLabel}
        icon={<Minus />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="tabular min-w-8 text-center font-medium text-sm">
        {value}
      </output>
      <Button
        {...button}
        label={increaseLabel}
        icon={<Plus />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
