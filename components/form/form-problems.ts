import type { FieldValues, UseFormReturn } from "react-hook-form"
import { CallError, isCancelled } from "@/lib/core/client/call-error"

/** What `onSubmit` may answer when it did not work; throwing a CallError says the same. */
export interface FormProblems {
  fields?: Record<string, string | string[]>
  message?: string
}

/** What a failure says, with the words for those that say nothing themselves. */
export function problemsOf(failure: unknown, words: { offline: string; unforeseen: string }): FormProblems {
  // Nothing to tell, and the form stays as it was typed.
  if (isCancelled(failure)) return {}
  if (!(failure instanceof CallError)) {
    console.error(failure)
    return { message: words.unforeseen }
  }
  if (failure.status === 0) return { message: words.offline }
  return failure.fields ? { fields: failure.fields } : { message: failure.message }
}

/** The form's name for what the server named: itself, or without the wrapper of the body (`user.email` for `email`). */
function nameIn(values: FieldValues, name: string): string | undefined {
  const head = (path: string) => path.split(".")[0] ?? path
  if (head(name) in values) return name
  const inner = name.slice(name.indexOf(".") + 1)
  return inner !== name && head(inner) in values ? inner : undefined
}

/** Puts each message at its field and answers what belongs to none of them. */
export function placeProblems<Values extends FieldValues, Context, Output extends FieldValues>(
  form: UseFormReturn<Values, Context, Output>,
  { fields = {}, message }: FormProblems,
): string | undefined {
  const values = form.getValues()
  const homeless: string[] = []
  for (const [name, text] of Object.entries(fields)) {
    const sentence = [text].flat().join(" ")
    const field = nameIn(values, name)
    if (field) form.setError(field as Parameters<typeof form.setError>[0], { type: "server", message: sentence })
    else homeless.push(sentence)
  }
  return [message, ...homeless].filter(Boolean).join(" ") || undefined
}
