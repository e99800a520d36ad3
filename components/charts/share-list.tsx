"use client"

import clsx from "clsx"
import { backgroundClass } from "./colour"
import type { ChartShare } from "./types"

interface Props {
  /** Accessible name: what the buttons show and hide. */
  label: string
  shares: ChartShare[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  /** Formats a value for the user's language. */
  whole: (value: number) => string
  /** Formats a value as a share of the visible parts. */
  percent: (value: number) => string
}

/** Parts of a whole by name, figure and share; each is a button that hides or shows it. */
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
