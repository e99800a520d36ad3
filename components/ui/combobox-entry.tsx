"use client"

import { ComboboxOption as HeadlessOption } from "@headlessui/react"
import { Check } from "lucide-react"
import { Avatar } from "./avatar"
import type { ComboboxOption } from "./combobox"

/** One option of an open combobox. */
export function ComboboxEntry({ option }: { option: ComboboxOption }) {
  return (
    <HeadlessOption
      value={option.value}
      disabled={option.disabled}
      className="group flex min-h-control-sm cursor-default select-none items-center gap-2.5 rounded-control px-2.5 py-1 text-dense data-focus:bg-neutral-soft data-disabled:opacity-50"
    >
      {option.avatar && <Avatar size="xs" name={option.label} src={option.avatar.src} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.description && <span className="block truncate text-ink-muted text-xs">{option.description}</span>}
      </span>
      <Check aria-hidden="true" className="invisible size-4 shrink-0 text-brand-text group-data-selected:visible" />
    </HeadlessOption>
  )
}
