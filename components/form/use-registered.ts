"use client"

import { get, type RegisterOptions, useFormContext, useFormState } from "react-hook-form"

/** A field's registration, with the value it starts with: so the server's HTML shows it before any script runs. */
export function useRegistered(name: string, options?: RegisterOptions) {
  const { register } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const defaultValue: string | undefined = get(defaultValues, name)
  return { ...register(name, options), defaultValue }
}

/** The same for a box, which starts ticked or not; `value` names it among several whose values make a list. */
export function useRegisteredBox(name: string, value?: string) {
  const { register } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const start: unknown = get(defaultValues, name)
  return { ...register(name), defaultChecked: Array.isArray(start) ? start.includes(value) : Boolean(start) }
}
