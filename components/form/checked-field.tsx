"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, type ReactNode, useState } from "react"
import { Input, type InputProps } from "@/components/ui/input"
import { type ControlProps, FieldFrame, type FieldText } from "./field-frame"

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Control = Omit<InputProps, "size" | "start" | "end" | "ref" | "onInvalid" | "onInput"> & ControlProps

interface Props extends FieldText, Omit<InputProps, keyof FieldText | "children" | "onInvalid" | "onInput"> {
  /** Message if the value does not match `pattern` or `step`. */
  wrong?: string
  /** The control has its own label (a checkbox). */
  bare?: boolean
  /** Renders a control other than an input; it receives the validation attributes. */
  children?: (control: Pick<Control, "name" | "required"> & ControlProps) => ReactNode
}

/**
 * A field validated by the browser through its attributes, in a `CheckedForm`. The screen's `Messages` must hold
 * `errors`.
 */
export function CheckedField({ label, help, aside, className, wrong, bare, children, ...input }: Props) {
  const t = useTranslations("errors")
  const [error, setError] = useState<string>()
  const messageOf = ({ validity, type }: Checked) => {
    if (validity.valueMissing) return t("required")
    if (validity.badInput) return t(type === "date" ? "date" : "number")
    if (validity.typeMismatch) return t(type === "url" ? "url" : "email")
    if (validity.tooShort) return t("tooShort", { min: input.minLength ?? 0 })
    if (validity.tooLong) return t("tooLong", { max: input.maxLength ?? 0 })
    if (validity.rangeUnderflow) return type === "date" ? t("date") : t("tooSmall", { min: Number(input.min) })
    if (validity.rangeOverflow) return type === "date" ? t("date") : t("tooBig", { max: Number(input.max) })
    return validity.valid ? undefined : (wrong ?? t("invalid"))
  }
  const showError = (event: FormEvent) => setError(messageOf(event.target as Checked))
  const { name, required, minLength, maxLength } = input
  return (
    <FieldFrame
      bare={bare}
      label={label}
      help={help}
      aside={aside}
      required={required}
      className={className}
      error={error}
    >
      {(control) => (
        // An invalid field is validated again on every input, a valid one only on submit.
        <span className="block" onInvalidCapture={showError} onInput={error === undefined ? undefined : showError}>
          {children ? (
            children({ name, required, ...(minLength && { minLength }), ...(maxLength && { maxLength }), ...control })
          ) : (
            <Input {...input} {...control} />
          )}
        </span>
      )}
    </FieldFrame>
  )
}
