import clsx from "clsx"
import { backgroundClass } from "./colour"
import type { ChartShare } from "./types"

interface Props {
  shares: (ChartShare & { text: string; percent: string })[]
}

/** A whole divided on one bar, with its parts listed below. Server-rendered; each part has its figure as text. */
export function SegmentBar({ shares }: Props) {
  return (
    <>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-neutral-soft">
        {shares
          .filter(({ value }) => value > 0)
          .map(({ name, value, colour }) => (
            <div key={name} className={clsx("min-w-1", backgroundClass[colour])} style={{ flexGrow: value }} />
          ))}
      </div>
      <ul className="mt-4 space-y-2.5">
        {shares.map(({ name, label, text, percent, colour }) => (
          <li key={name} className="flex items-center gap-2 text-dense">
            <span aria-hidden="true" className={clsx("size-2 shrink-0 rounded-full", backgroundClass[colour])} />
            <span className="min-w-0 flex-1 truncate text-ink-muted">{label}</span>
            <bdi className="tabular font-medium">{text}</bdi>
            <bdi className="tabular w-11 text-end text-ink-muted text-xs">{percent}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
