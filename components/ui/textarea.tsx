"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type Ref, type TextareaHTMLAttributes, useId, useState } from "react"
import { controlFrame } from "./input-styles"

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows n/limit, in red beyond it; does not truncate the text. */
  limit?: number
  /** Minimum number of lines. */
  rows?: number
  /** Length of the text, if the caller controls it. */
  count?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text input that grows with its content if the browser supports it. */
export function Textarea({ limit, count, className, rows = 3, onInput, ...rest }: TextareaProps) {
  const t = useTranslations("ui")
  const counterId = useId()
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? "").length)
  const length = count ?? (rest.value === undefined ? typed : String(rest.value).length)
  const described = clsx(rest["aria-describedby"], limit && counterId) || undefined
  return (
    <span className={clsx("block", className)}>
      <textarea
        {...rest}
        rows={rows}
        aria-describedby={described}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={controlFrame("md", "field-sizing-content block max-h-96 resize-y px-3 py-2")}
        style={{ minHeight: `calc(${rows} * 1.25rem + 1.125rem)` }}
      />
      {limit !== undefined && (
        <span
          id={counterId}
          className={clsx(
            "tabular mt-1 block text-end text-xs",
            length > limit ? "text-danger-text" : "text-ink-faint",
          )}
        >
          <span aria-hidden="true">
            {length}/{limit}
          </span>
          <span className="sr-only">{t("characters", { count: length, max: limit })}</span>
        </span>
      )}
    </span>
  )
}
