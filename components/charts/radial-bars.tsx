import clsx from "clsx"
import { useFormatter } from "next-intl"
import type { ReactNode } from "react"
import { backgroundClass, type ChartColour, strokeClass } from "./colour"

interface Props {
  /** Shares from 0 to 1; larger values are drawn as 1. At most four, the first outermost. */
  bars: { name: string; label: string; share: number; colour: ChartColour }[]
  /** Content of the middle. */
  children?: ReactNode
}

const width = 7

/** Progress of several things as concentric rings. Server-rendered; the list has the figures. */
export function RadialBars({ bars, children }: Props) {
  const format = useFormatter()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <div className="relative size-48 shrink-0">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90 rtl:-scale-y-100">
          {bars.map(({ name, share, colour }, i) => {
            const ring = {
              cx: 50,
              cy: 50,
              r: 46 - i * (width + 2.5),
              pathLength: 1,
              strokeWidth: width,
              strokeLinecap: "round",
            } as const
            return (
              <g key={name} className="fill-none">
                <circle {...ring} className="stroke-neutral-soft" />
                {share > 0 && (
                  <circle {...ring} strokeDasharray={`${Math.min(share, 1)} 1`} className={strokeClass[colour]} />
                )}
              </g>
            )
          })}
        </svg>
        <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
      </div>
      <ul className="min-w-40 flex-1 basis-40 space-y-2.5">
        {bars.map(({ name, label, share, colour }) => (
          <li key={name} className="flex items-center gap-2 text-dense">
            <span aria-hidden="true" className={clsx("size-2 shrink-0 rounded-full", backgroundClass[colour])} />
            <span className="min-w-0 flex-1 truncate text-ink-muted">{label}</span>
            <bdi className="tabular font-medium">
              {format.number(share, { style: "percent", maximumFractionDigits: 0 })}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
