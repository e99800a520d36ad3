"use client"

import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react"
import { Input, type InputProps } from "./input"
import { SuggestList } from "./suggest-list"

export interface Suggestion {
  value: string
  label: string
  /** Secondary text at the end. */
  hint?: string
  /** Suggestions of a group are shown together under its name. */
  group?: string
}

interface Props extends Omit<InputProps, "value" | "onChange"> {
  value: string
  onChange: (text: string) => void
  /** Matches of the typed text; the user may ignore them. */
  suggestions: Suggestion[]
  onPick: (suggestion: Suggestion) => void
  /** Accessible name of the list. */
  listLabel: string
  /** Renders a suggestion; by default its label and hint. */
  renderSuggestion?: (suggestion: Suggestion) => ReactNode
  /** Opens on focus, before the user types. */
  opensOnFocus?: boolean
}

/**
 * Free text input with suggestions: arrow keys move, Enter selects, Esc closes. It is not on Headless UI, whose combobox
 * always activates the first option: here, Enter and Tab take a suggestion only if the user moved to it.
 */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  onPick,
  listLabel,
  renderSuggestion,
  opensOnFocus,
  onFocus,
  onBlur,
  ...input
}: Props) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const current = shown ? suggestions[active] : undefined

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: "nearest" })
  }, [active, listId])

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
        onFocus={(event) => {
          if (opensOnFocus) setOpen(true)
          onFocus?.(event)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {shown && (
        <SuggestList
          id={listId}
          label={listLabel}
          suggestions={suggestions}
          active={active}
          onPick={pick}
          render={renderSuggestion}
        />
      )}
    </span>
  )
}
