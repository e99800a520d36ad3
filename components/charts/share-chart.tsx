"use client"

import { useRef } from "react"
import { RingSketch } from "./ring-sketch"
import { ShareFigure, type ShareFigureProps } from "./share-figure"
import { useChartOnUse } from "./use-chart-on-use"

interface Props extends ShareFigureProps {
  /** Text in the middle, below the total. */
  caption: string
}

const load = () => import("./drawn-share-chart").then((module) => module.default)

/** Parts of a whole as a ring, beside a list of their names, figures and shares in which each part can be hidden. */
export function ShareChart({ caption, ...figure }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartOnUse(place, load)
  return (
    <ShareFigure {...figure}>
      {(shown, total, { rounded }) => (
        <div ref={place} aria-hidden="true" className="chart relative size-40 shrink-0">
          {Drawn ? <Drawn shares={shown} unit={figure.unit} /> : <RingSketch shares={shown} />}
          <p className="pointer-events-none absolute inset-0 grid place-content-center text-center">
            <bdi className="tabular font-semibold text-title">{rounded(total)}</bdi>
            <span className="text-ink-muted text-xs">{caption}</span>
          </p>
        </div>
      )}
    </ShareFigure>
  )
}
