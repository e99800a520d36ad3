"use client"

import clsx from "clsx"
import { useFormatter, useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { ChartTable } from "./chart-table"
import { backgroundClass } from "./colour"
import { RingSketch } from "./ring-sketch"
import type { ChartShare, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"

interface Props {
  /** What the whole is, for its name and its table. */
  label: string
  shares: ChartShare[]
  unit: Unit
  /** What stands in the middle, under the figure. */
  caption: string
}

const load = () => import("./drawn-share-chart").then((module) => module.default)

/** How a whole is divided: a ring, and beside it its parts by name, figure and share; each can be taken out. */
export function ShareChart({ label, shares, unit, caption }: Props) {
  const t = useTranslations("charts")
  const format = useFormatter()
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { whole, rounded } = useFigures(unit, "ordinal")
  const shown = shares.filter(({ name }) => !hidden.has(name))
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) =>
    total === 0 ? "–" : format.number(value / total, { style: "percent", maximumFractionDigits: 0 })
  const toggle = (name: string) =>
    setHidden((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  return (
    <figure aria-label={label} className="relative flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <div ref={place} aria-hidden="true" className="chart relative size-36 shrink-0">
        {Drawn ? <Drawn shares={shown} unit={unit} /> : <RingSketch shares={shown} />}
        <p className="pointer-events-none absolute inset-0 grid place-content-center text-center">
          <bdi className="tabular font-semibold text-title">{rounded(total)}</bdi>
          <span className="text-ink-muted text-xs">{caption}</span>
        </p>
      </div>
      <ul aria-label={t("legend", { label })} className="min-w-40 flex-1 basis-40">
        {shares.map(({ name, label: text, value, colour }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={!hidden.has(name)}
              onClick={() => toggle(name)}
              className="-mx-1.5 flex min-h-8 w-full items-center gap-2 rounded px-1.5 text-start text-dense hover:bg-neutral-soft max-sm:min-h-11"
            >
              <span
                aria-hidden="true"
                className={clsx("size-2 shrink-0 rounded-full", hidden.has(name) ? "bg-line" : backgroundClass[colour])}
              />
              <span className={clsx("min-w-0 flex-1 truncate text-ink-muted", hidden.has(name) && "line-through")}>
                {text}
              </span>
              <bdi className="tabular font-medium">{whole(value)}</bdi>
              <bdi className="tabular w-10 text-end text-ink-muted text-xs">
                {hidden.has(name) ? "–" : percent(value)}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <ChartTable
        label={label}
        heads={[t("points.part"), label]}
        rows={shares.map(({ label: text, value }) => [text, whole(value)])}
      />
    </figure>
  )
}
