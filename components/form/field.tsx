"use client"

import type { ReactNode } from "react"
import { type FieldError, get, useFormState } from "react-hook-form"
import { type ControlProps, FieldFrame, type FieldText } from "./field-frame"

export interface FieldProps extends FieldText {
  /** Name of the field in the request body. */
  name: string
}

interface Props extends FieldProps {
  bare?: boolean
  /** The control's own error, shown instead of the form's because it is more specific. */
  problem?: string
  children: (control: ControlProps) => ReactNode
}

/** A field of the surrounding form. Shows errors of client and server validation in the same place. */
export function Field({ name, problem, children, ...frame }: Props) {
  const { errors } = useFormState({ name })
  const error: FieldError | FieldError[] | undefined = get(errors, name)
  // The error of a list is on the list itself or on its first invalid entry.
  const message = Array.isArray(error) ? error.find(Boolean)?.message : (error?.message ?? error?.root?.message)
  return (
    <FieldFrame {...frame} error={problem ?? message}>
      {children}
    </FieldFrame>
  )
}
