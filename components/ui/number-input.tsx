"use client"

import clsx from "clsx"
import { Minus, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import type { KeyboardEvent, ReactNode } from "react"
import { InnerButton } from "./inner-button"
import { type ControlSize, controlFrame } from "./input-styles"

export interface NumberInputProps {
  /** Undefined while the input is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  step?: number
  /** Continues at the other end, for hours or weekdays. */
  wrap?: boolean
  size?: ControlSize
  /** Position of the buttons: on both sides, both at the end, or above and below. */
  layout?: "sides" | "end" | "vertical"
  /** Replace plus and minus. */
  icons?: { more: ReactNode; less: ReactNode }
  /** A short label inside the frame, before the number. */
  inlineLabel?: ReactNode
  /** Accessible names of the buttons, for pages with several numbers: "One more pencil". */
  names?: { more: string; less: string }
  onBlur?: () => void
  disabled?: boolean
  readOnly?: boolean
  /** Accessible name, if no label refers to `id`. */
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

/** A number to type, or to change with arrow keys or buttons. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, wrap, size, layout = "sides", icons, inlineLabel, className } = props
  const { label, names, onBlur, disabled, readOnly, ...ids } = props
  const t = useTranslations("ui")
  const styles = layouts[layout]
  const digits = (String(step).split(".")[1] ?? "").length
  const clamp = (number: number) => Math.min(max ?? number, Math.max(min ?? number, number))
  const stepped = (by: number) => {
    const next = Number(((value ?? (by > 0 ? (min ?? 0) - by : (max ?? 0) - by)) + by).toFixed(digits))
    if (!wrap || min === undefined || max === undefined) return clamp(next)
    return next > max ? min : next < min ? max : next
  }
  const isAtEnd = (by: number) =>
    value !== undefined && !wrap && (by > 0 ? max !== undefined && value >= max : min !== undefined && value <= min)
  const isDisabled = (by: number) => disabled || readOnly || isAtEnd(by)
  const go = (by: number) => isDisabled(by) || onChange(stepped(by))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  // The buttons are no tab stops, because the arrow keys do the same.
  const button = (by: number, name: string, icon: ReactNode, order: string) => (
    <InnerButton
      label={name}
      tabIndex={-1}
      aria-disabled={isDisabled(by) || undefined}
      onClick={() => go(by)}
      className={clsx(order, "aria-disabled:cursor-default aria-disabled:opacity-40")}
    >
      {icon}
    </InnerButton>
  )
  return (
    <span className={controlFrame(size, clsx(styles.frame, layout === "vertical" && "w-20!", className))}>
      {inlineLabel && <span className="me-2 ps-2 text-dense text-ink-muted">{inlineLabel}</span>}
      {button(-step, names?.less ?? t("decrease"), icons?.less ?? <Minus aria-hidden="true" />, styles.less)}
      <input
        id={ids.id}
        type="number"
        inputMode={digits > 0 ? "decimal" : "numeric"}
        aria-label={label}
        aria-describedby={ids["aria-describedby"]}
        aria-invalid={ids["aria-invalid"]}
        aria-required={ids["aria-required"]}
        min={min}
        max={max}
        step={digits > 0 ? "any" : undefined}
        disabled={disabled}
        readOnly={readOnly}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (value !== undefined && value !== clamp(value)) onChange(clamp(value))
          onBlur?.()
        }}
        className={clsx(
          "tabular w-full min-w-0 flex-1 self-stretch bg-transparent outline-none [appearance:textfield] disabled:cursor-not-allowed",
          "[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none",
          styles.text,
        )}
      />
      {button(step, names?.more ?? t("increase"), icons?.more ?? <Plus aria-hidden="true" />, styles.more)}
    </span>
  )
}
