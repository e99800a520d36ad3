"use client"

import { ComboboxOption as HeadlessOption } from "@headlessui/react"
import { Check } from "lucide-react"
import { Avatar } from "./avatar"
import type { ComboboxOption } from "./combobox"

/** An option of an open combobox. */
export function ComboboxEntry({ option }: { option: ComboboxOption }) {
  return (
    <HeadlessOption
      value={option.value}
      disabled={option.disabled}
      className="group flex min-h-control-sm cursor-default select-none items-center gap-2.5 rounded-control px-2.5 py-1 text-dense data-focus:bg-neutral-soft data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
    >
      {option.icon}
      {option.avatar && <Avatar size="xs" name={option.label} src={option.avatar.src} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.description && <span className="block truncate text-ink-muted text-xs">{option.description}</span>}
      </span>
      <Check aria-hidden="true" className="invisible size-4 shrink-0 text-brand-text group-data-selected:visible" />
    </HeadlessOption>
  )
}

/** Groups consecutive options by their group name. */
export function groupsOf(options: ComboboxOption[]) {
  const groups: { name: string; options: ComboboxOption[] }[] = []
  for (const option of options) {
    const name = option.group ?? ""
    const last = groups.at(-1)
    if (last?.name === name) last.options.push(option)
    else groups.push({ name, options: [option] })
  }
  return groups
}

/** The options of a group under its heading; without a heading if it has no name. */
export function ComboboxGroup({ name, options }: { name: string; options: ComboboxOption[] }) {
  const entries = options.map((option) => <ComboboxEntry key={option.value} option={option} />)
  if (!name) return entries
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-medium text-ink-faint text-xs">
        {name}
      </p>
      {entries}
    </div>
  )
}
