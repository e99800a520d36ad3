"use client"

import { type FormEvent, useState } from "react"
import { CallError } from "@/lib/core/client/call-error"
import { checkFields, type FieldMessages } from "./field-check"

/** The errors of a submission. No result at all means success, and the page is about to change. */
export interface SubmitProblem {
  fields?: Record<string, string | null | undefined>
  message?: string
}

interface Options {
  messages: FieldMessages
  /** Shown when a request got no response, or one without a message. */
  offline: string
  // biome-ignore lint/suspicious/noConfusingVoidType: entering the page returns nothing
  submit: (values: Record<string, string>) => Promise<SubmitProblem | undefined | void>
}

const withText = (fields: SubmitProblem["fields"] = {}) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])))

function problemOf(error: unknown, offline: string): SubmitProblem {
  if (!(error instanceof CallError)) throw error
  if (!error.fields) return { message: error.message || offline }
  return { fields: Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts[0]])) }
}

/** A small form with uncontrolled inputs, which keep what the user typed before hydration. */
export function useAuthForm({ messages, offline, submit }: Options) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState("")
  const [busy, setBusy] = useState(false)

  const show = (form: HTMLFormElement, { fields, message = "" }: SubmitProblem) => {
    const found = withText(fields)
    setErrors(found)
    setFailure(message)
    const first = [...form.querySelectorAll<HTMLInputElement>("input[name]")].find(({ name }) => name in found)
    first?.focus()
    if (!message && !first && Object.keys(found).length > 0) setFailure(Object.values(found).join(" "))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const wrong = checkFields(form, messages)
    if (Object.keys(wrong).length > 0) return show(form, { fields: wrong })
    setBusy(true)
    setErrors({})
    setFailure("")
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    const problem = await submit(values).catch((error) => problemOf(error, offline))
    // The page is about to change: the button stays busy until then.
    if (!problem) return
    setBusy(false)
    show(form, problem)
  }

  /** Clears a field's error as soon as the user edits the field. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
  }

  return { form: { onSubmit, onInput, noValidate: true, method: "post" as const }, errors, failure, busy, show }
}
