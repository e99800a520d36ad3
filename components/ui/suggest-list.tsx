"use client"

import clsx from "clsx"
import type { ReactNode } from "react"
import { floatingClass } from "./layer-styles"
import type { Suggestion } from "./suggest-input"

interface Props {
  id: string
  label: string
  suggestions: Suggestion[]
  /** Index of the suggestion selected with the arrow keys. */
  active: number
  onPick: (suggestion: Suggestion) => void
  render?: (suggestion: Suggestion) => ReactNode
}

/** Groups consecutive suggestions of the same group, with their indexes in the whole list. */
function grouped(suggestions: Suggestion[]) {
  const groups: { name?: string; entries: { suggestion: Suggestion; at: number }[] }[] = []
  suggestions.forEach((suggestion, at) => {
    const last = groups.at(-1)
    if (last && last.name === suggestion.group) last.entries.push({ suggestion, at })
    else groups.push({ name: suggestion.group, entries: [{ suggestion, at }] })
  })
  return groups
}

/** List of a suggest input's suggestions; the input keeps the focus. */
export function SuggestList({ id, label, suggestions, active, onPick, render }: Props) {
  const option = ({ suggestion, at }: { suggestion: Suggestion; at: number }) => (
    <div
      key={suggestion.value}
      id={`${id}${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      // Runs before the input loses focus, which would close the list.
      onPointerDown={(event) => {
        event.preventDefault()
        onPick(suggestion)
      }}
      className={clsx(
        "flex min-h-control-sm cursor-default items-center gap-3 rounded-control px-2.5 py-1 text-dense hover:bg-neutral-soft",
        at === active && "bg-neutral-soft",
      )}
    >
      {render?.(suggestion) ?? (
        <>
          <span className="min-w-0 flex-1 truncate">{suggestion.label}</span>
          {suggestion.hint && <span className="tabular text-ink-muted text-xs">{suggestion.hint}</span>}
        </>
      )}
    </div>
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={clsx(floatingClass, "absolute inset-x-0 top-full mt-1.5 max-h-72 min-w-64 overflow-y-auto p-1.5")}
    >
      {grouped(suggestions).map(({ name, entries }) =>
        name ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
          <div key={name} role="group" aria-label={name} className="not-first:mt-1.5">
            <p aria-hidden="true" className="px-2.5 py-1 font-medium text-ink-faint text-xs">
              {name}
            </p>
            {entries.map(option)}
          </div>
        ) : (
          entries.map(option)
        ),
      )}
    </div>
  )
}
