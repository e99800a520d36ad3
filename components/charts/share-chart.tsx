"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useRef } from "react"
import { ChartTable } from "./chart-table"
import { RingSketch } from "./ring-sketch"
import { ShareList } from "./share-list"
import type { ChartShare, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

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
  const { hidden, toggle } = useHidden()
  const { whole, rounded } = useFigures(unit, "ordinal")
  const shown = shares.filter(({ name }) => !hidden.has(name))
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) =>
    total === 0 ? "–" : format.number(value / total, { style: "percent", maximumFractionDigits: 0 })
  return (
    <figure aria-label={label} className="relative flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <div ref={place} aria-hidden="true" className="chart relative size-36 shrink-0">
        {Drawn ? <Drawn shares={shown} unit={unit} /> : <RingSketch shares={shown} />}
        <p className="pointer-events-none absolute inset-0 grid place-content-center text-center">
          <bdi className="tabular font-semibold text-title">{rounded(total)}</bdi>
          <span className="text-ink-muted text-xs">{caption}</span>
        </p>
      </div>
      <ShareList
        label={t("legend", { label })}
        shares={shares}
        hidden={hidden}
        onToggle={toggle}
        whole={whole}
        percent={percent}
      />
      <ChartTable
        label={label}
        heads={[t("points.part"), label]}
        rows={shares.map(({ label: text, value }) => [text, whole(value)])}
      />
    </figure>
  )
}
