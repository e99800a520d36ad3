"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { ReactNode, RefObject } from "react"
import { Skeleton } from "@/components/ui/skeleton"
import { ChartTable } from "./chart-table"
import type { ChartColour } from "./colour"
import { Legend } from "./legend"

interface Props {
  /** The chart's accessible name and the caption of its table. */
  label: string
  /** Observed by the hook that loads the drawing code. */
  place: RefObject<HTMLDivElement | null>
  entries: { name: string; label: string; colour: ChartColour }[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  heads: string[]
  rows: (string | null)[][]
  /** Height of the drawing, as a class. */
  className?: string
  /** The drawing, once its code has loaded. */
  children?: ReactNode
}

/** Wraps a drawing in a figure with a legend (for more than one series) and a table of its values. */
export function ChartFrame({ label, place, entries, hidden, onToggle, heads, rows, className, children }: Props) {
  const t = useTranslations("charts")
  return (
    <figure aria-label={label} className="relative flex min-w-0 flex-col">
      {entries.length > 1 && (
        <Legend entries={entries} hidden={hidden} onToggle={onToggle} label={t("legend", { label })} />
      )}
      <div ref={place} aria-hidden="true" dir="ltr" className={clsx("chart relative", className)}>
        {children ?? <Skeleton className="absolute inset-0" />}
      </div>
      <ChartTable label={label} heads={heads} rows={rows} />
    </figure>
  )
}
