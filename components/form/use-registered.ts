"use client"

import { get, type RegisterOptions, useFormContext, useFormState } from "react-hook-form"

/** Registers a field with its initial value, so that the server's HTML includes it. */
export function useRegistered(name: string, options?: RegisterOptions) {
  const { register } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const defaultValue: string | undefined = get(defaultValues, name)
  return { ...register(name, options), defaultValue }
}

/** Registers a checkbox with its initial state; `value` identifies it among several that make up a list. */
export function useRegisteredBox(name: string, value?: string) {
  const { register } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const start: unknown = get(defaultValues, name)
  return { ...register(name), defaultChecked: Array.isArray(start) ? start.includes(value) : Boolean(start) }
}
