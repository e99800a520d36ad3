"use client"

import { useState } from "react"
import { Input, type InputProps } from "./input"

export interface TypedValue {
  /** A value in its stored form, empty, or a typed text that has no meaning. */
  value: string
  onChange: (value: string) => void
}

interface Props extends Omit<InputProps, "value" | "onChange" | "type" | "step">, TypedValue {
  /** The value that a text means, or undefined. */
  read: (text: string) => string | undefined
  /** The text of a value. */
  write: (value: string) => string
  /** The value that an arrow key leads to, 1 upwards and -1 downwards. */
  step?: (value: string, by: 1 | -1) => string
}

/**
 * An input for values that people type in their own notation. When it is left, it shows the value in full. A text that
 * means nothing stays, so that it can be corrected, and is passed on, so that the form can refuse it.
 */
export function TypedInput({ value, onChange, read, write, step, onBlur, onKeyDown, className, ...rest }: Props) {
  const meaning = (text: string) => (text.trim() === "" ? "" : (read(text) ?? text.trim()))
  const [text, setText] = useState(() => write(value))
  // A value that was set from outside replaces the text. One that the text says leaves it alone.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (meaning(text) !== value) setText(write(value))
  }
  return (
    <Input
      autoComplete="off"
      dir="ltr"
      {...rest}
      className={`rtl:text-end rtl:[&_input]:text-end ${className ?? ""}`}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(meaning(target.value))
      }}
      onBlur={(event) => {
        setText(write(value))
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const by = event.key === "ArrowUp" ? 1 : -1
        if (!step || (by === -1 && event.key !== "ArrowDown") || event.altKey || rest.readOnly) return
        event.preventDefault()
        const current = meaning(text)
        if (read(current) === undefined) return
        setText(write(step(current, by)))
        onChange(step(current, by))
      }}
    />
  )
}
