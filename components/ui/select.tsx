import clsx from "clsx"
import { ChevronDown } from "lucide-react"
import type { Ref, SelectHTMLAttributes } from "react"
import { type ControlSize, controlFrame } from "./input-styles"

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "size"> {
  options: SelectOption[]
  /** A first entry with an empty value: "All roles", "Choose…". */
  placeholder?: string
  size?: ControlSize
  ref?: Ref<HTMLSelectElement>
}

/** The browser's native select in our frame: fast, accessible, and with the native picker on phones. */
export function Select({ options, placeholder, size, className, ...rest }: SelectProps) {
  return (
    <span className={clsx("relative inline-flex w-full", className)}>
      <select
        {...rest}
        className={controlFrame(size, "appearance-none truncate ps-3 pe-9 [&>option]:bg-raised [&>option]:text-ink")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}
