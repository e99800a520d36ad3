"use client"

import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from "@headlessui/react"
import clsx from "clsx"
import { ChevronsUpDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { type ComboboxProps, chosenOf, type Entry } from "./combobox"
import { ComboboxChips } from "./combobox-chips"
import { ComboboxList } from "./combobox-list"
import { ComboboxClear, ComboboxMark } from "./combobox-parts"
import { DescribedInput } from "./described-input"
import { controlFrame } from "./input-styles"
import { matching } from "./matching"

/** Types into an input, as React can tell it from its own changes. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

/** The combobox itself; screens use `Combobox`, which loads it and says how it was entered meanwhile. */
export default function ComboboxPanel({
  open,
  typed,
  options,
  label,
  placeholder,
  toAdd,
  onSearch,
  isSearching,
  ...props
}: ComboboxProps & Entry) {
  const t = useTranslations("ui")
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasEntered = useRef(false)
  const [query, setQuery] = useState("")
  const found = onSearch && !isSearching ? options : matching(options, query)
  const values = props.multiple ? props.value : [props.value]
  const chosen = chosenOf(options, values, toAdd)
  const added = toAdd?.(query)
  const isNew = added !== undefined && !values.includes(added) && !options.some(({ value }) => value === added)
  const newOption = { value: added ?? "", label: t("addEntry", { name: added ?? "" }) }
  const single = props.multiple ? undefined : chosen[0]
  const isMarked = Boolean(single?.avatar || single?.icon)
  const search = (text: string) => {
    setQuery(text)
    onSearch?.(text)
  }
  const choose = (value: string | string[] | null) => {
    if (props.multiple) {
      const fixed = chosen.filter((option) => option.fixed).map((option) => option.value)
      props.onChange([...new Set([...fixed, ...((value as string[] | null) ?? [])])])
      // The list stays open for the next selection, so clear the text typed for this one.
      if (input.current) input.current.value = ""
    }
    if (!props.multiple && value !== null) props.onChange(value as string)
    search("")
  }

  useEffect(() => {
    // Replaces the placeholder input and takes over its focus; only once, even in Strict Mode.
    if (hasEntered.current) return
    hasEntered.current = true
    input.current?.focus({ preventScroll: true })
    if (open) button.current?.click()
    if (typed && input.current) type(input.current, typed)
  }, [open, typed])

  return (
    <HeadlessCombobox
      value={props.value}
      multiple={props.multiple}
      disabled={props.disabled}
      onChange={choose}
      onClose={() => search("")}
    >
      {({ open: expanded }) => (
        <span className="block">
          <span className="relative block">
            <ComboboxMark option={single} />
            <ComboboxInput
              ref={input}
              id={props.id}
              aria-label={label}
              as={DescribedInput}
              describedBy={props["aria-describedby"]}
              aria-invalid={props["aria-invalid"]}
              aria-required={props["aria-required"]}
              autoComplete="off"
              placeholder={placeholder}
              displayValue={() => single?.label ?? ""}
              onChange={(event) => search(event.target.value)}
              onClick={() => !expanded && button.current?.click()}
              onBlur={props.onBlur}
              className={controlFrame("md", clsx(isMarked ? "ps-10" : "ps-3", props.clearable ? "pe-16" : "pe-10"))}
            />
            <ComboboxClear {...props} options={options} />
            <ComboboxButton
              ref={button}
              aria-label={t("showOptions")}
              className="absolute inset-y-0 end-0 grid w-9 place-items-center text-ink-muted"
            >
              <ChevronsUpDown aria-hidden="true" className="size-4" />
            </ComboboxButton>
          </span>
          {props.multiple && (
            <ComboboxChips
              chosen={chosen}
              onRemove={(value) => props.onChange(props.value.filter((other) => other !== value))}
            />
          )}
          <ComboboxList options={isNew ? [newOption, ...found] : found} emptyText={t("noOptions")} />
        </span>
      )}
    </HeadlessCombobox>
  )
}
