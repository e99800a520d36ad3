"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "./avatar"
import type { ComboboxOption, ComboboxProps } from "./combobox"
import { InnerButton } from "./inner-button"

/** Icon or avatar of the selected option, inside the input. */
export function ComboboxMark({ option }: { option: ComboboxOption | undefined }) {
  if (!option?.avatar && !option?.icon) return null
  return (
    <span className="pointer-events-none absolute start-2.5 top-1/2 flex -translate-y-1/2 text-ink-muted [&>svg]:size-4">
      {option.icon ?? <Avatar size="xs" name={option.label} src={option.avatar?.src} />}
    </span>
  )
}

/** Button that clears the selection except fixed options; hidden if there is nothing to clear. */
export function ComboboxClear(props: ComboboxProps) {
  const t = useTranslations("ui")
  const { options, clearable, disabled } = props
  const fixed = options.filter((option) => option.fixed).map(({ value }) => value)
  const isChosen = props.multiple ? props.value.some((value) => !fixed.includes(value)) : props.value !== ""
  if (!clearable || disabled || !isChosen) return null
  const clear = () =>
    props.multiple ? props.onChange(props.value.filter((v) => fixed.includes(v))) : props.onChange("")
  return (
    <span className="absolute inset-y-0 end-9 flex items-center">
      <InnerButton label={t("clear")} onClick={clear}>
        <X aria-hidden="true" />
      </InnerButton>
    </span>
  )
}
