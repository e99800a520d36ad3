/** Sentences of messages/<locale>/errors.json that the browser itself can be the first to say. */
export interface FieldMessages {
  required: string
  email: string
  tooShort: string
  passwordMismatch: string
  acceptTerms: string
}

/** What is wrong with an input by its own attributes, so that no schema has to be loaded to say so. */
export function messageFor(input: HTMLInputElement, messages: FieldMessages): string | undefined {
  const { type, required, validity, value, minLength, form, dataset } = input
  if (type === "checkbox") return required && !input.checked ? messages.acceptTerms : undefined
  if (required && value.trim() === "") return messages.required
  if (validity.typeMismatch) return messages.email
  // `validity.tooShort` knows only what was typed, not what was filled in.
  if (minLength > 0 && value.length < minLength) return messages.tooShort
  const twin = dataset.same ? (form?.elements.namedItem(dataset.same) as HTMLInputElement | null) : null
  return twin && twin.value !== value ? messages.passwordMismatch : undefined
}

/** The first complaint per field, in the order of the form. */
export function checkFields(form: HTMLFormElement, messages: FieldMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    const message = messageFor(input, messages)
    if (message) errors[input.name] ??= message
  }
  return errors
}
