"use client"

import clsx from "clsx"
import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { ChartTable } from "./chart-table"
import { ShareList } from "./share-list"
import type { ChartShare, Unit } from "./types"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface ShareFigureProps {
  /** The name of the whole: the figure's accessible name and its table's caption. */
  label: string
  shares: ChartShare[]
  unit: Unit
  /** Keeps the list below the drawing, for a card that is higher than wide. */
  stacked?: boolean
}

type Figures = ReturnType<typeof useFigures>

interface Props extends ShareFigureProps {
  /** Renders the drawing with the visible parts and their sum. */
  children: (shown: ChartShare[], total: number, figures: Figures) => ReactNode
}

/** A whole and its parts: a drawing, beside a list of names, figures and shares in which each part can be hidden. */
export function ShareFigure({ label, shares, unit, stacked, children }: Props) {
  const t = useTranslations("charts")
  const format = useFormatter()
  const { hidden, toggle } = useHidden()
  const figures = useFigures(unit, "ordinal")
  const { whole } = figures
  const shown = shares.filter(({ name }) => !hidden.has(name))
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) =>
    total === 0 ? "–" : format.number(value / total, { style: "percent", maximumFractionDigits: 0 })
  return (
    <figure
      aria-label={label}
      className={clsx(
        "relative flex items-center justify-center gap-x-6 gap-y-4",
        stacked ? "flex-col *:[ul]:w-full" : "flex-wrap",
      )}
    >
      {children(shown, total, figures)}
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
