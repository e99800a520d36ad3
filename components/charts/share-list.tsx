"use client"

import clsx from "clsx"
import { backgroundClass } from "./colour"
import type { ChartShare } from "./types"

interface Props {
  /** Accessible name: what is shown and hidden. */
  label: string
  shares: ChartShare[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  /** A figure in the reader's writing, and as a share of those shown. */
  whole: (value: number) => string
  percent: (value: number) => string
}

/** The parts of a whole by name, figure and share; each can be taken out. */
export function ShareList({ label, shares, hidden, onToggle, whole, percent }: Props) {
  return (
    <ul aria-label={label} className="min-w-40 flex-1 basis-40">
      {shares.map(({ name, label: text, value, colour }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
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
  )
}
