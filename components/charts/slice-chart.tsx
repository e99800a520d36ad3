"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ChartTable } from "./chart-table"
import { fillClass } from "./colour"
import { ShareList } from "./share-list"
import { slicesOf } from "./slices"
import type { ChartShare, Unit } from "./types"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

interface Props {
  /** What the whole is, for its name and its table. */
  label: string
  shares: ChartShare[]
  unit: Unit
  /** `pie`: the angle says the share. `polar`: all angles alike, the slice's area says it. */
  shape?: "pie" | "polar"
}

/** A whole cut into slices, named beside it; each can be taken out. Drawn at once, without any library. */
export function SliceChart({ label, shares, unit, shape = "pie" }: Props) {
  const t = useTranslations("charts")
  const format = useFormatter()
  const { hidden, toggle } = useHidden()
  const { whole } = useFigures(unit, "ordinal")
  const shown = shares.filter(({ name }) => !hidden.has(name))
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) =>
    total === 0 ? "–" : format.number(value / total, { style: "percent", maximumFractionDigits: 0 })
  return (
    <figure aria-label={label} className="relative flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-52 shrink-0 rtl:-scale-x-100">
        {shape === "polar" && [16, 32, 48].map((r) => <circle key={r} r={r} className="fill-none stroke-line" />)}
        {slicesOf(shown, shape).map(({ share, path }) => (
          <path
            key={share.name}
            d={path}
            strokeWidth={0.75}
            data-tip={`${share.label}: ${whole(share.value)}`}
            className={`${fillClass[share.colour]} stroke-card transition-opacity duration-fast hover:opacity-80`}
          />
        ))}
      </svg>
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
