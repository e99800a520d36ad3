"use client"

import clsx from "clsx"
import { Minus, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import type { KeyboardEvent, ReactNode } from "react"
import { InnerButton } from "./inner-button"
import { type ControlSize, controlFrame } from "./input-styles"

export interface NumberInputProps {
  /** Nothing while the box is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  step?: number
  /** Beyond the last comes the first again: hours, days of a week. */
  wrap?: boolean
  size?: ControlSize
  /** Where the buttons stand: on both sides, both at the end, or above and below. */
  layout?: "sides" | "end" | "vertical"
  /** Stand in the buttons instead of plus and minus. */
  icons?: { more: ReactNode; less: ReactNode }
  /** A short name inside the frame, before the number. */
  inlineLabel?: ReactNode
  /** Names of the buttons, where several numbers stand on a page: "One more pencil". */
  names?: { more: string; less: string }
  onBlur?: () => void
  disabled?: boolean
  readOnly?: boolean
  /** Accessible name where no label points at `id`. */
  label?: string
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  "aria-required"?: boolean
  className?: string
}

const layouts = {
  sides: { frame: "flex items-center px-1", less: "order-1", text: "order-2 text-center", more: "order-3" },
  end: { frame: "flex items-center ps-3 pe-1", less: "order-3", text: "order-2", more: "order-4" },
  vertical: {
    frame: "inline-flex flex-col items-center py-1",
    less: "order-3",
    text: "order-2 text-center",
    more: "order-1",
  },
}

/** A number one types, steps by the arrow keys, or presses up and down. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, wrap, size, layout = "sides", icons, inlineLabel, className } = props
  const { label, names, onBlur, disabled, readOnly, ...tied } = props
  const t = useTranslations("ui")
  const look = layouts[layout]
  const digits = (String(step).split(".")[1] ?? "").length
  const within = (number: number) => Math.min(max ?? number, Math.max(min ?? number, number))
  const stepped = (by: number) => {
    const next = Number(((value ?? (by > 0 ? (min ?? 0) - by : (max ?? 0) - by)) + by).toFixed(digits))
    if (!wrap || min === undefined || max === undefined) return within(next)
    return next > max ? min : next < min ? max : next
  }
  const isAtEnd = (by: number) =>
    value !== undefined && !wrap && (by > 0 ? max !== undefined && value >= max : min !== undefined && value <= min)
  const isOff = (by: number) => disabled || readOnly || isAtEnd(by)
  const go = (by: number) => isOff(by) || onChange(stepped(by))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  // The keyboard has the arrow keys, so that the buttons need not be stops on its way.
  const button = (by: number, name: string, icon: ReactNode, order: string) => (
    <InnerButton
      label={name}
      tabIndex={-1}
      aria-disabled={isOff(by) || undefined}
      onClick={() => go(by)}
      className={clsx(order, "aria-disabled:cursor-default aria-disabled:opacity-40")}
    >
      {icon}
    </InnerButton>
  )
  return (
    <span className={controlFrame(size, clsx(look.frame, layout === "vertical" && "w-20!", className))}>
      {inlineLabel && <span className="me-2 ps-2 text-dense text-ink-muted">{inlineLabel}</span>}
      {button(-step, names?.less ?? t("decrease"), icons?.less ?? <Minus aria-hidden="true" />, look.less)}
      <input
        id={tied.id}
        type="number"
        inputMode={digits > 0 ? "decimal" : "numeric"}
        aria-label={label}
        aria-describedby={tied["aria-describedby"]}
        aria-invalid={tied["aria-invalid"]}
        aria-required={tied["aria-required"]}
        min={min}
        max={max}
        step={digits > 0 ? "any" : undefined}
        disabled={disabled}
        readOnly={readOnly}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (value !== undefined && value !== within(value)) onChange(within(value))
          onBlur?.()
        }}
        className={clsx(
          "tabular w-full min-w-0 flex-1 self-stretch bg-transparent outline-none [appearance:textfield] disabled:cursor-not-allowed",
          "[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none",
          look.text,
        )}
      />
      {button(step, names?.more ?? t("increase"), icons?.more ?? <Plus aria-hidden="true" />, look.more)}
    </span>
  )
}
