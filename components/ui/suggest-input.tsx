"use client"

import clsx from "clsx"
import { type KeyboardEvent, useId, useState } from "react"
import { Input, type InputProps } from "./input"
import { floatingClass } from "./layer-styles"

export interface Suggestion {
  value: string
  label: string
  /** Quiet text at the end. */
  hint?: string
}

interface Props extends Omit<InputProps, "value" | "onChange"> {
  value: string
  onChange: (text: string) => void
  /** What fits what is typed; whoever types need not take any of it. */
  suggestions: Suggestion[]
  onPick: (suggestion: Suggestion) => void
  /** Names the list for screen readers. */
  listLabel: string
}

/** A line of free text that offers what is already known: arrows move, Enter takes, Escape closes. */
export function SuggestInput({ value, onChange, suggestions, onPick, listLabel, onBlur, ...input }: Props) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const current = shown ? suggestions[active] : undefined

  function close() {
    setOpen(false)
    setActive(-1)
  }
  function pick(suggestion: Suggestion) {
    onPick(suggestion)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!shown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((at) => (at + step + suggestions.length + (at < 0 && step < 0 ? 1 : 0)) % suggestions.length)
    else if (event.key === "Enter" && current) pick(current)
    else if (event.key === "Escape") close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className="relative block">
      <Input
        {...input}
        value={value}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}${active}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className={clsx(floatingClass, "absolute inset-x-0 top-full mt-1.5 max-h-72 min-w-64 overflow-y-auto p-1.5")}
        >
          {suggestions.map((suggestion, i) => (
            <div
              key={suggestion.value}
              id={`${listId}${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              // Before the input loses the focus and the list with it.
              onPointerDown={(event) => {
                event.preventDefault()
                pick(suggestion)
              }}
              className={clsx(
                "flex min-h-control-sm cursor-default items-center gap-3 rounded-control px-2.5 py-1 text-dense hover:bg-neutral-soft",
                i === active && "bg-neutral-soft",
              )}
            >
              <span className="min-w-0 flex-1 truncate">{suggestion.label}</span>
              {suggestion.hint && <span className="tabular text-ink-muted text-xs">{suggestion.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </span>
  )
}
