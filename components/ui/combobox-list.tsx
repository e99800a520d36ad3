"use client"

import { ComboboxOptions } from "@headlessui/react"
import clsx from "clsx"
import type { ComboboxOption } from "./combobox"
import { ComboboxGroup, groupsOf } from "./combobox-entry"
import { floatingClass } from "./layer-styles"

/** Maximum number of options shown; typing finds the others. */
const maxShown = 100

interface Props {
  /** Accessible name, if the combobox has no button. */
  label?: string
  options: ComboboxOption[]
  /** Shown instead of no options. */
  emptyText: string
  className?: string
}

/** The open list of a combobox, below its input. */
export const ComboboxList = ({ label, options, emptyText, className }: Props) => (
  <ComboboxOptions
    transition
    // Content outside the list stays interactive.
    modal={false}
    anchor={{ to: "bottom start", gap: 6, padding: 8 }}
    aria-label={label}
    className={clsx(floatingClass, "max-h-72! w-(--input-width) overflow-y-auto p-1.5", className)}
  >
    {options.length === 0 && <p className="px-2.5 py-2 text-dense text-ink-muted">{emptyText}</p>}
    {groupsOf(options.slice(0, maxShown)).map(({ name, options: entries }) => (
      <ComboboxGroup key={name} name={name} options={entries} />
    ))}
  </ComboboxOptions>
)
