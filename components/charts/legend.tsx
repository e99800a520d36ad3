"use client"

import clsx from "clsx"
import { backgroundClass, type ChartColour } from "./colour"

interface Entry {
  name: string
  label: string
  colour: ChartColour
}

interface Props {
  entries: Entry[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  /** Accessible name: what the buttons show and hide. */
  label: string
}

/** Legend of a chart; each entry is a button that hides or shows its series. */
export function Legend({ entries, hidden, onToggle, label }: Props) {
  return (
    <ul aria-label={label} className="-mx-1.5 flex flex-wrap gap-x-1">
      {entries.map(({ name, label: text, colour }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
            className="flex min-h-7 items-center gap-1.5 rounded px-1.5 text-ink-muted text-xs hover:bg-neutral-soft hover:text-ink max-sm:min-h-11"
          >
            <span
              aria-hidden="true"
              className={clsx(
                "w-3 rounded-full",
                colour === "plain" ? "h-0 border-chart-plain border-t-2 border-dashed" : "h-2",
                colour !== "plain" && (hidden.has(name) ? "bg-line" : backgroundClass[colour]),
              )}
            />
            <bdi className={clsx(hidden.has(name) && "line-through")}>{text}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
