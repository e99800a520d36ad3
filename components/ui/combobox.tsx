"use client"

import clsx from "clsx"
import { ChevronsUpDown } from "lucide-react"
import { type ComponentType, type ReactNode, useId, useRef, useState } from "react"
import { ComboboxChips } from "./combobox-chips"
import { ComboboxClear, ComboboxMark } from "./combobox-parts"
import { controlFrame } from "./input-styles"

export interface ComboboxOption {
  value: string
  label: string
  /** A secondary line, which is also searched. */
  description?: string
  /** Shows a picture, or initials if `src` is empty. */
  avatar?: { src: string }
  /** Shown before the label, in the list and in the input. */
  icon?: ReactNode
  /** Heading of the group; options of a group must be consecutive. */
  group?: string
  disabled?: boolean
  /** With `multiple`: stays selected and cannot be removed. */
  fixed?: boolean
}

interface Common {
  options: ComboboxOption[]
  id?: string
  placeholder?: string
  disabled?: boolean
  /** Shows a button that clears the selection. */
  clearable?: boolean
  /** Accessible name, if no label refers to `id`. */
  label?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  "aria-required"?: boolean
  onBlur?: () => void
  /** Called before it is used, on hover or focus, for options that load then. */
  onIntent?: () => void
  /**
   * Called with the typed text; `options` must then be the results. If omitted, the combobox filters the options
   * itself.
   */
  onSearch?: (text: string) => void
  /**
   * With `onSearch`: true while `options` are still the results of an older text. Until they arrive, only options that
   * match the typed text are offered, so that a fast typist doesn't select another one.
   */
  isSearching?: boolean
  /** With `multiple`: allows new entries. Returns the value for a typed text, or undefined if it is not valid. */
  toAdd?: (text: string) => string | undefined
}
export type ComboboxProps = Common &
  (
    | { multiple?: false; value: string; onChange: (value: string) => void }
    | { multiple: true; value: string[]; onChange: (value: string[]) => void }
  )

/** Returns the selected options in the order of `options`, followed by added values. */
export function chosenOf(
  options: ComboboxOption[],
  values: string[],
  toAdd?: ComboboxProps["toAdd"],
): ComboboxOption[] {
  const known = options.filter(({ value }) => values.includes(value))
  if (!toAdd) return known
  const others = values.filter((value) => !known.some((option) => option.value === value))
  return [...known, ...others.map((value) => ({ value, label: value }))]
}

/** How the combobox was entered while its code was loading. */
export interface Entry {
  /** Opens the list. */
  open: boolean
  /** The text that was typed meanwhile. */
  typed: string
}

const load = () => import("./combobox-panel")

/**
 * Selects one or several of many options by typing. A plain input stands in until the code has loaded, on hover or
 * focus.
 */
export function Combobox(props: ComboboxProps) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<ComboboxProps & Entry> } & Entry>()
  const typed = useRef("")
  const listId = useId()
  const near = () => {
    props.onIntent?.()
    return load()
  }
  const activate = (open: boolean) =>
    near().then(({ default: Panel }) => setLoaded((before) => before ?? { Panel, open, typed: typed.current }))
  if (loaded) return <loaded.Panel {...props} open={loaded.open} typed={loaded.typed} />
  const values = props.multiple ? props.value : [props.value]
  const all = chosenOf(props.options, values, props.toAdd)
  const chosen = props.multiple ? undefined : all[0]
  const isMarked = Boolean(chosen?.avatar || chosen?.icon)
  return (
    <span className="block">
      <span className="relative block">
        <input
          id={props.id}
          role="combobox"
          aria-expanded={false}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={props.label}
          aria-describedby={props["aria-describedby"]}
          aria-invalid={props["aria-invalid"]}
          aria-required={props["aria-required"]}
          disabled={props.disabled}
          readOnly
          value={chosen?.label ?? ""}
          placeholder={props.placeholder}
          onPointerEnter={() => void near()}
          // Prevent the press from moving focus, because the input is replaced while the pointer is over it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            void activate(true)
            // Keys pressed before the code has loaded belong here, not to the field that had the focus.
            currentTarget.focus()
          }}
          onFocus={() => void activate(false)}
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed.current += key
            if (key === "Backspace") typed.current = typed.current.slice(0, -1)
          }}
          className={controlFrame("md", clsx(isMarked ? "ps-10" : "ps-3", props.clearable ? "pe-16" : "pe-10"))}
        />
        <ComboboxMark option={chosen} />
        <ComboboxClear {...props} />
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
        />
      </span>
      {props.multiple && (
        <ComboboxChips
          chosen={all}
          onRemove={(value) => props.onChange(props.value.filter((other) => other !== value))}
        />
      )}
    </span>
  )
}
