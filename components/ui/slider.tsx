"use client"

import { Root, Thumb, Track } from "@radix-ui/react-slider"
import clsx from "clsx"
import { SliderScale } from "./slider-scale"
import { type Tone, toneClass } from "./tone"
import { useDirection } from "./use-direction"

export interface SliderMark {
  value: number
  label?: string
}

export interface SliderProps {
  /** Accessible name of each thumb. */
  labels: string[]
  /** One value per thumb, in ascending order. */
  values: number[]
  /** Called on every movement. */
  onChange?: (values: number[]) => void
  /** Called when a thumb is released. */
  onCommit?: (values: number[]) => void
  min?: number
  max?: number
  step?: number
  /** Minimum number of steps between two thumbs. */
  gap?: number
  /** Formats a value for display and screen readers. */
  format?: (value: number) => string
  /** Shows the value in a bubble at its thumb: never, while it moves, or always. */
  bubble?: "never" | "active" | "always"
  tone?: Tone
  /** Coloured part of the track; by default between the thumbs, or from the start for one thumb. */
  connect?: "start" | "between" | "end" | "none"
  /** Points of the scale, with optional labels. */
  marks?: SliderMark[]
  /** Range that the thumbs cannot leave. */
  limits?: readonly [low: number, high: number]
  orientation?: "horizontal" | "vertical"
  /** Puts the lowest value at the other end. */
  inverted?: boolean
  disabled?: boolean
  className?: string
}

/** Slider with any number of thumbs, moved by pointer, arrow keys, Page Up and Down, Home and End. */
export function Slider({
  labels,
  values,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  gap = 0,
  format = String,
  bubble = "never",
  tone = "brand",
  orientation = "horizontal",
  inverted = false,
  disabled,
  marks,
  connect = values.length > 1 ? "between" : "start",
  limits,
  className,
}: SliderProps) {
  const direction = useDirection()
  const isVertical = orientation === "vertical"
  const clamp = (next: number[]) =>
    limits ? next.map((value) => Math.min(limits[1], Math.max(limits[0], value))) : next
  return (
    <Root
      dir={direction}
      value={values}
      onValueChange={(next) => onChange?.(clamp(next))}
      onValueCommit={(next) => onCommit?.(clamp(next))}
      min={min}
      max={max}
      step={step}
      minStepsBetweenThumbs={gap}
      preserveThumbOrder
      orientation={orientation}
      inverted={inverted}
      disabled={disabled}
      className={clsx(
        "relative flex touch-none select-none items-center data-disabled:opacity-50",
        isVertical ? "h-full w-11 flex-col justify-center sm:w-8" : "h-11 w-full sm:h-8",
        bubble === "always" && !isVertical && "mt-6",
        marks && (isVertical ? "me-12" : "mb-6"),
        toneClass(tone),
        className,
      )}
    >
      <Track className={clsx("relative grow rounded-full bg-line", isVertical ? "w-1.5" : "h-1.5")} />
      <SliderScale {...{ values, min, max, connect, marks, limits, isVertical, inverted }} />
      {values.map((value, index) => (
        <Thumb
          key={labels[index]}
          aria-label={labels[index]}
          aria-valuetext={format(value)}
          className={clsx(
            "group/thumb relative block size-5 cursor-grab rounded-full border-2 border-tone-mark bg-card shadow-control",
            "outline-offset-2 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-brand-mark",
            "active:cursor-grabbing data-disabled:cursor-not-allowed",
          )}
        >
          {bubble !== "never" && (
            <span
              aria-hidden="true"
              className={clsx(
                "tabular pointer-events-none absolute whitespace-nowrap rounded-control bg-tone px-1.5 py-0.5 text-tone-on text-xs",
                isVertical
                  ? "end-full top-1/2 me-2 -translate-y-1/2"
                  : "bottom-full start-1/2 mb-1.5 -translate-x-1/2 rtl:translate-x-1/2",
                bubble === "active" &&
                  "opacity-0 transition-opacity duration-fast group-hover/thumb:opacity-100 group-focus/thumb:opacity-100",
              )}
            >
              {format(value)}
            </span>
          )}
        </Thumb>
      ))}
    </Root>
  )
}
