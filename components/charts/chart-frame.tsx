"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { ReactNode, RefObject } from "react"
import { Skeleton } from "@/components/ui/skeleton"
import { ChartTable } from "./chart-table"
import type { ChartColour } from "./colour"
import { Legend } from "./legend"

interface Props {
  /** What the chart shows, for its name and its table. */
  label: string
  /** Seen by the code that loads the drawing. */
  place: RefObject<HTMLDivElement | null>
  entries: { name: string; label: string; colour: ChartColour }[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  heads: string[]
  rows: (string | null)[][]
  /** Height of the drawing, as a class. */
  className?: string
  /** The drawing, once its code is there. */
  children?: ReactNode
}

/** What stands around a drawing: its name, its legend where it has several parts, its figures as a table. */
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
