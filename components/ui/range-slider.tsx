"use client"

import clsx from "clsx"
import { type CSSProperties, useEffect, useRef, useState } from "react"

type Range = readonly [low: number, high: number]

interface Props {
  min: number
  max: number
  step?: number
  value: Range
  /** Accessible names of the two ends. */
  labels: readonly [low: string, high: string]
  /** Formats a value for display and screen readers. */
  format: (value: number) => string
  /** Called after a pause in the movement. */
  onChange: (value: Range) => void
  className?: string
}

const debounce = 250
// Tailwind only finds complete class names, so those for both browser engines are written out.
const input = clsx(
  "pointer-events-none absolute inset-x-0 top-1/2 h-5 w-full -translate-y-1/2 appearance-none bg-transparent outline-none",
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:cursor-pointer",
  "[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2",
  "[&::-webkit-slider-thumb]:border-brand-mark [&::-webkit-slider-thumb]:bg-card [&::-webkit-slider-thumb]:shadow-control",
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:cursor-pointer",
  "[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand-mark",
  "[&::-moz-range-thumb]:bg-card focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-2",
  "focus-visible:[&::-webkit-slider-thumb]:outline-brand-mark focus-visible:[&::-webkit-slider-thumb]:outline-offset-2",
  "focus-visible:[&::-moz-range-thumb]:outline-brand-mark focus-visible:[&::-moz-range-thumb]:outline-offset-2",
)

/** Selects a range with two native sliders on one track, which cannot pass each other. */
export function RangeSlider({ min, max, step = 1, value, labels, format, onChange, className }: Props) {
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [low, high] = value
  useEffect(() => setShown([low, high]), [low, high])
  useEffect(() => () => clearTimeout(timer.current), [])

  const move = (next: Range) => {
    setShown(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(next), debounce)
  }
  const share = (of: number) => `${max > min ? ((of - min) / (max - min)) * 100 : 0}%`
  const ends = [
    { at: shown[0], name: labels[0], set: (to: number): Range => [Math.min(to, shown[1]), shown[1]] },
    { at: shown[1], name: labels[1], set: (to: number): Range => [shown[0], Math.max(to, shown[0])] },
  ]
  return (
    <div className={className}>
      <div className="relative h-11 sm:h-8">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
        <span
          aria-hidden="true"
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-brand-mark"
          style={
            { insetInlineStart: share(shown[0]), insetInlineEnd: `calc(100% - ${share(shown[1])})` } as CSSProperties
          }
        />
        {ends.map(({ at, name, set }) => (
          <input
            key={name}
            type="range"
            aria-label={name}
            aria-valuetext={format(at)}
            min={min}
            max={max}
            step={step}
            value={at}
            onChange={(event) => move(set(Number(event.target.value)))}
            className={input}
          />
        ))}
      </div>
      <div aria-hidden="true" className="tabular flex justify-between text-dense text-ink-muted">
        <span>{format(shown[0])}</span>
        <span>{format(shown[1])}</span>
      </div>
    </div>
  )
}
