"use client"

import { Search, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { InnerButton } from "./inner-button"
import { Input, type InputProps } from "./input"

type Props = Omit<InputProps, "value" | "onChange" | "start" | "end" | "type"> & {
  value: string
  onChange: (value: string) => void
  /** Accessible name; "Search" by default. */
  label?: string
}

/** Search input with a button to clear it; Esc clears it too. */
export function SearchInput({ value, onChange, label, ...rest }: Props) {
  const t = useTranslations("ui")
  return (
    <Input
      placeholder={t("search")}
      {...rest}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      role="searchbox"
      autoComplete="off"
      aria-label={label ?? t("search")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && value) {
          event.stopPropagation()
          onChange("")
        }
      }}
      start={<Search aria-hidden="true" />}
      end={
        value ? (
          <InnerButton label={t("clear")} onClick={() => onChange("")}>
            <X aria-hidden="true" />
          </InnerButton>
        ) : undefined
      }
    />
  )
}
