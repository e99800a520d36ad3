"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, type ReactNode, useState } from "react"
import { Input, type InputProps } from "@/components/ui/input"
import { type ControlProps, FieldFrame, type FieldText } from "./field-frame"

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Control = Omit<InputProps, "size" | "start" | "end" | "ref" | "onInvalid" | "onInput"> & ControlProps

interface Props extends FieldText, Omit<InputProps, keyof FieldText | "children" | "onInvalid" | "onInput"> {
  /** What is said where the value is not of the form that `pattern` or `step` asks for. */
  wrong?: string
  /** The control brings its own label (a checkbox). */
  bare?: boolean
  /** Another control than an input: it gets the attributes that are checked. */
  children?: (control: Pick<Control, "name" | "required"> & ControlProps) => ReactNode
}

/** A field that is checked by its attributes, in a `CheckedForm`. The screen's `Messages` must hold `errors`. */
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
  const tell = (event: FormEvent) => setError(messageOf(event.target as Checked))
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
        // What was wrong is checked again with every key; what was not is left alone until it is sent.
        <span className="block" onInvalidCapture={tell} onInput={error === undefined ? undefined : tell}>
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
