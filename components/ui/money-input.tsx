"use client"

import { useState } from "react"
import { plainDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { majorText, minorIn } from "@/lib/core/money"
import { Input, type InputProps } from "./input"

export interface MoneyInputProps
  extends Omit<InputProps, "value" | "onChange" | "type" | "inputMode" | "start" | "end" | "step" | "min" | "max"> {
  /** In minor units. Undefined while the input is empty, NaN while its text is no amount. */
  value: number | undefined
  /** A fraction of a minor unit stays one, so that a form can point it out. */
  onChange: (value: number | undefined) => void
  /** ISO code, shown at the end. */
  currency: string
}

/** Removes currency signs and codes, which people paste along: `€ 19,95`, `19.95 USD`. */
const amountIn = (text: string) => text.replace(/\p{Sc}|\p{L}+\.?/gu, "")

function read(text: string, locale: string): number | undefined {
  if (text.trim() === "") return undefined
  const plain = plainDecimal(amountIn(text), locale)
  if (plain === undefined) return Number.NaN
  // More than two decimals are an error for the form to show, so the amount is only approximate.
  return minorIn(plain) ?? Math.round(Number(plain) * 1e5) / 1e3
}

function write(value: number | undefined, locale: string): string {
  if (value === undefined || Number.isNaN(value)) return ""
  return writeDecimal(Number.isInteger(value) ? majorText(value) : value / 100, locale, 2)
}

/**
 * An amount of money, typed as people write it in their language: `19,95`, `19.95` and `1.219,95` all mean what they say.
 * When the input is left, the amount is written out with its cents.
 */
export function MoneyInput({ value, onChange, currency, onBlur, ...rest }: MoneyInputProps) {
  const locale = useLanguage()
  const [text, setText] = useState(() => write(value, locale))
  // A value that was set from outside replaces the text. One that the text says leaves it alone.
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (!Object.is(read(text, locale), value)) setText(write(value, locale))
  }
  return (
    <Input
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={text}
      end={<span className="pe-2 text-dense">{currency}</span>}
      onChange={({ target }) => {
        setText(target.value)
        onChange(read(target.value, locale))
      }}
      onBlur={(event) => {
        if (Number.isInteger(value)) setText(write(value, locale))
        onBlur?.(event)
      }}
    />
  )
}
