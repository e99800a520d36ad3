"use client"

import { ComboboxInput, Combobox as HeadlessCombobox } from "@headlessui/react"
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from "react"
import { flushSync } from "react-dom"
import type { ComboboxOption } from "./combobox"
import { ComboboxList } from "./combobox-list"
import { DescribedInput } from "./described-input"
import { matching } from "./matching"

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  ref?: Ref<HTMLInputElement>
  /** The typed text. */
  value: string
  onChange: (text: string) => void
  /** Accessible name of the list. */
  listLabel: string
  /** The options for the typed text. */
  options: ComboboxOption[]
  /** True while `options` are still those of an older text; only those that match the typed text are then offered. */
  isSearching: boolean
  /** Shown if nothing can be picked for the typed text. */
  emptyText: string
  /** Called with an option's value. The parent then clears the text. */
  onPick: (value: string) => void
}

/**
 * An input without a frame that picks several options, one after another, for a field that shows them as tokens. The list
 * opens on typing or with the arrow keys, and closes after each pick and when the field is left.
 */
export function PickInput({
  value,
  onChange,
  listLabel,
  options,
  isSearching,
  emptyText,
  onPick,
  onKeyDown,
  ...input
}: Props) {
  const [isWanted, setWanted] = useState(false)
  const isTyped = value.trim() !== ""
  const offered = isSearching ? matching(options, value) : options
  const isListed = isWanted && (offered.length > 0 || (isTyped && !isSearching))

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    if (key === "ArrowDown" || key === "ArrowUp") setWanted(true)
    // Tab accepts an option for a typed text only, and only on the way forward. Otherwise the list has to be gone before
    // Headless UI handles the key.
    if (key === "Tab" && (!isTyped || event.shiftKey)) flushSync(() => setWanted(false))
    // Without an option, Enter neither submits a form nor closes a list whose options are still loading.
    const isPlainEnter = key === "Enter" && !event.ctrlKey && !event.metaKey
    if (isPlainEnter && !(isListed && offered.length > 0)) event.preventDefault()
    onKeyDown?.(event)
  }

  return (
    <HeadlessCombobox<string | null>
      value={null}
      onChange={(picked) => picked !== null && onPick(picked)}
      onClose={() => setWanted(false)}
    >
      <ComboboxInput
        {...input}
        as={DescribedInput}
        describedBy={input["aria-describedby"]}
        autoComplete="off"
        value={value}
        displayValue={() => value}
        onChange={(event) => {
          onChange(event.target.value)
          setWanted(true)
        }}
        onKeyDown={press}
      />
      {isListed && (
        <ComboboxList label={listLabel} options={offered} emptyText={emptyText} className="min-w-64 max-w-full" />
      )}
    </HeadlessCombobox>
  )
}
