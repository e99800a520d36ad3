"use client"

import clsx from "clsx"
import { useDirection } from "@/components/ui/use-direction"
import { backgroundClass, type ChartColour } from "./colour"

interface Props {
  title?: string
  rows: { name: string; label: string; value: string; colour: ChartColour }[]
}

/** Tooltip of a chart point. */
export function TooltipBox({ title, rows }: Props) {
  // The drawing around it is always left to right.
  const dir = useDirection()
  return (
    <div
      dir={dir}
      className="min-w-36 rounded-control border border-line bg-raised px-3 py-2 text-ink text-xs shadow-raised"
    >
      {title && (
        <p className="mb-1.5 font-medium">
          <bdi>{title}</bdi>
        </p>
      )}
      <ul className="space-y-1">
        {rows.map(({ name, label, value, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={clsx("size-2 shrink-0 rounded-full", backgroundClass[colour])} />
            <bdi className="text-ink-muted">{label}</bdi>
            <span className="tabular ms-auto ps-3 font-medium">
              <bdi>{value}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
