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
  /** A name for each thumb. */
  labels: string[]
  /** As many values as thumbs, the least first. */
  values: number[]
  /** Told with every move. */
  onChange?: (values: number[]) => void
  /** Told when a thumb is let go. */
  onCommit?: (values: number[]) => void
  min?: number
  max?: number
  step?: number
  /** The least number of steps between two thumbs. */
  gap?: number
  /** A value as it is read out and shown. */
  format?: (value: number) => string
  /** The value in a bubble at its thumb: while it is moved, or all the time. */
  bubble?: "never" | "active" | "always"
  tone?: Tone
  /** Which part of the line is coloured; between the thumbs, or from the start where there is one. */
  connect?: "start" | "between" | "end" | "none"
  /** Points of the scale, with or without words. */
  marks?: SliderMark[]
  /** The thumbs cannot leave this part of the line. */
  limits?: readonly [low: number, high: number]
  orientation?: "horizontal" | "vertical"
  /** The least value stands at the other end. */
  inverted?: boolean
  disabled?: boolean
  className?: string
}

/** Any number of values on one line. Thumbs are moved by pointer, arrows, Page Up and Down, Home and End. */
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
  const within = (next: number[]) =>
    limits ? next.map((value) => Math.min(limits[1], Math.max(limits[0], value))) : next
  return (
    <Root
      dir={direction}
      value={values}
      onValueChange={(next) => onChange?.(within(next))}
      onValueCommit={(next) => onCommit?.(within(next))}
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
