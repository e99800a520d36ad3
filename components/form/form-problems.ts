import type { FieldValues, UseFormReturn } from "react-hook-form"
import { CallError, isCancelled } from "@/lib/core/client/call-error"

/** Problems that `onSubmit` may return on failure; throwing a CallError has the same effect. */
export interface FormProblems {
  fields?: Record<string, string | string[]>
  message?: string
}

/** Converts a failure to problems; `texts` has the messages for failures that come without one. */
export function problemsOf(failure: unknown, texts: { offline: string; unforeseen: string }): FormProblems {
  // The user cancelled: no message, and the form keeps its input.
  if (isCancelled(failure)) return {}
  if (!(failure instanceof CallError)) {
    console.error(failure)
    return { message: texts.unforeseen }
  }
  if (failure.status === 0) return { message: texts.offline }
  return failure.fields ? { fields: failure.fields } : { message: failure.message }
}

/**
 * Returns the form's name of a field that the server named: the same, or without the body's wrapper (`user.email` for
 * `email`).
 */
function nameIn(values: FieldValues, name: string): string | undefined {
  const head = (path: string) => path.split(".")[0] ?? path
  if (head(name) in values) return name
  const inner = name.slice(name.indexOf(".") + 1)
  return inner !== name && head(inner) in values ? inner : undefined
}

/** Sets each message at its field, and returns the messages that belong to no field. */
export function placeProblems<Values extends FieldValues, Context, Output extends FieldValues>(
  form: UseFormReturn<Values, Context, Output>,
  { fields = {}, message }: FormProblems,
): string | undefined {
  const values = form.getValues()
  const unplaced: string[] = []
  for (const [name, text] of Object.entries(fields)) {
    const sentence = [text].flat().join(" ")
    const field = nameIn(values, name)
    if (field) form.setError(field as Parameters<typeof form.setError>[0], { type: "server", message: sentence })
    else unplaced.push(sentence)
  }
  return [message, ...unplaced].filter(Boolean).join(" ") || undefined
}
