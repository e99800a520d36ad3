"use client"

import { fillClass } from "./colour"
import { ShareFigure, type ShareFigureProps } from "./share-figure"
import { slicesOf } from "./slices"

interface Props extends ShareFigureProps {
  /** `pie`: the angle is proportional to the share. `polar`: the angles are equal, and the area is proportional. */
  shape?: "pie" | "polar"
}

/**
 * A whole cut into slices, beside a list in which each part can be hidden. Drawn immediately, without a chart library.
 */
export function SliceChart({ shape = "pie", ...figure }: Props) {
  return (
    <ShareFigure {...figure}>
      {(shown, _, { whole }) => (
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
      )}
    </ShareFigure>
  )
}
