"use client"

import clsx from "clsx"
import { Star } from "lucide-react"
import { type ComponentType, type PointerEvent, type ReactNode, useState } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** Accessible name: what is rated. */
  label: string
  /** Formats the value for screen readers: "4 of 5 stars". */
  format: (value: number) => string
  value: number
  /** Called with the new value; without it, the rating is read-only. Pressing the current value resets it to 0. */
  onChange?: (value: number) => void
  /** Called with the value under the pointer, and with undefined when the pointer leaves. */
  onHover?: (value: number | undefined) => void
  max?: number
  /** Smallest part of a star that can be selected. Any part can be displayed. */
  step?: 1 | 0.5
  size?: "sm" | "md" | "lg"
  tone?: Tone
  icon?: ComponentType<{ className?: string; "aria-hidden"?: "true" }>
  /** Replace the icons, for example with numbers; must be `max` many. */
  symbols?: ReactNode[]
  disabled?: boolean
  name?: string
}

const sizes = { sm: "size-5", md: "size-7", lg: "size-10" }

/** A star rating. A native slider under the stars handles keys, touch and screen readers. */
export function Rating({
  label,
  format,
  value,
  onChange,
  onHover,
  max = 5,
  step = 1,
  size = "md",
  tone = "warning",
  icon: Icon = Star,
  symbols,
  disabled,
  name,
}: Props) {
  const [hovered, setHovered] = useState<number>()
  const shown = hovered ?? value
  const isReadOnly = !onChange || disabled

  const valueAt = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl"
    const part = (isRtl ? box.right - event.clientX : event.clientX - box.left) / box.width
    return Math.min(max, Math.max(step, Math.ceil((part * max) / step) * step))
  }
  const hover = (next: number | undefined) => {
    if (next === hovered) return
    setHovered(next)
    onHover?.(next)
  }
  const press = (event: PointerEvent<HTMLInputElement>) => {
    // A native slider measures from the middle of its thumb, but a star starts at its edge.
    event.preventDefault()
    event.currentTarget.focus()
    const next = valueAt(event)
    onChange?.(next === value ? 0 : next)
    setHovered(undefined)
  }
  const keys = Array.from({ length: max }, (_, index) => index + 1)
  const row = (full: boolean) =>
    keys.map((key) => (
      <span key={key} className={clsx("grid shrink-0 place-items-center", sizes[size])}>
        {symbols?.[key - 1] ?? <Icon aria-hidden="true" className={clsx("size-[84%]", full && "fill-current")} />}
      </span>
    ))
  const stars = (
    <span aria-hidden="true" className="relative block">
      <span className="flex text-ink-faint">{row(false)}</span>
      <span
        className="absolute inset-y-0 start-0 flex overflow-hidden bg-inherit text-tone-mark"
        style={{ width: `${(Math.min(shown, max) / max) * 100}%` }}
      >
        {row(true)}
      </span>
    </span>
  )
  const frameClass = clsx("relative inline-block w-fit rounded-control", toneClass(tone), disabled && "opacity-50")
  if (!onChange)
    return (
      <span role="img" aria-label={`${label}: ${format(value)}`} className={frameClass}>
        {stars}
      </span>
    )
  return (
    <span className={clsx(frameClass, "has-focus-visible:outline-2 has-focus-visible:outline-brand-mark")}>
      {stars}
      <input
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={format(value)}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerDown={press}
        onPointerMove={(event) => event.pointerType === "mouse" && hover(valueAt(event))}
        onPointerLeave={() => hover(undefined)}
        className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0 disabled:cursor-default"
      />
    </span>
  )
}
