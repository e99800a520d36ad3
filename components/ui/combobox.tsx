"use client"

import clsx from "clsx"
import { ChevronsUpDown } from "lucide-react"
import { type ComponentType, type ReactNode, useId, useState } from "react"
import { ComboboxChips } from "./combobox-chips"
import { ComboboxClear, ComboboxMark } from "./combobox-parts"
import { controlFrame } from "./input-styles"

export interface ComboboxOption {
  value: string
  label: string
  /** A quieter second line; searched too. */
  description?: string
  /** Shows a picture or initials; `src` may be empty. */
  avatar?: { src: string }
  /** Stands before the label, in the list and in the box. */
  icon?: ReactNode
  /** The heading it stands under; options of one group come one after the other. */
  group?: string
  disabled?: boolean
  /** Of several: stays chosen, and has no button that takes it off. */
  fixed?: boolean
}

interface Common {
  options: ComboboxOption[]
  id?: string
  placeholder?: string
  disabled?: boolean
  /** Shows a button that takes the choice back. */
  clearable?: boolean
  /** Accessible name where no label points at `id`. */
  label?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  "aria-required"?: boolean
  onBlur?: () => void
  /** What is typed is handed on, and `options` are what was found for it; left out, the box looks through them itself. */
  onSearch?: (text: string) => void
  /** Of several: lets one add what is not among the options. Answers the value that a typed text makes, or nothing while it makes none. */
  toAdd?: (text: string) => string | undefined
}
export type ComboboxProps = Common &
  (
    | { multiple?: false; value: string; onChange: (value: string) => void }
    | { multiple: true; value: string[]; onChange: (value: string[]) => void }
  )

/** What is chosen, added values included, in the order of the options. */
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

const load = () => import("./combobox-panel")

/** One or several of many, found by typing. A plain box stands in until its code is here, fetched on hover or focus. */
export function Combobox(props: ComboboxProps) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<ComboboxProps & { open: boolean }>; open: boolean }>()
  const listId = useId()
  const enter = (open: boolean) => load().then(({ default: Panel }) => setLoaded((before) => before ?? { Panel, open }))
  if (loaded) return <loaded.Panel {...props} open={loaded.open} />
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
          onPointerEnter={() => void load()}
          // The press must be over before the box is replaced under the pointer, or it would take the focus from what opens.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void enter(true)}
          onFocus={() => void enter(false)}
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
