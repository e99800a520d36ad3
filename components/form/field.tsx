"use client"

import type { ReactNode } from "react"
import { type FieldError, get, useFormState } from "react-hook-form"
import { type ControlProps, FieldFrame, type FieldText } from "./field-frame"

export interface FieldProps extends FieldText {
  /** As the call's body names it. */
  name: string
}

interface Props extends FieldProps {
  bare?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A field of the form around: shows the messages of the client's check and of the server in the same place. */
export function Field({ name, children, ...frame }: Props) {
  const { errors } = useFormState({ name })
  const error: FieldError | FieldError[] | undefined = get(errors, name)
  // A list's message hangs on the list, or on its first wrong entry.
  const message = Array.isArray(error) ? error.find(Boolean)?.message : (error?.message ?? error?.root?.message)
  return (
    <FieldFrame {...frame} error={message}>
      {children}
    </FieldFrame>
  )
}
