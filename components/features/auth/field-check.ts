/** Messages from messages/<locale>/errors.json that the browser can show without asking the server. */
export interface FieldMessages {
  required: string
  email: string
  tooShort: string
  passwordMismatch: string
  acceptTerms: string
}

/** Returns the error of an input by its HTML attributes. This avoids loading a schema. */
export function messageFor(input: HTMLInputElement, messages: FieldMessages): string | undefined {
  const { type, required, validity, value, minLength, form, dataset } = input
  if (type === "checkbox") return required && !input.checked ? messages.acceptTerms : undefined
  if (required && value.trim() === "") return messages.required
  if (validity.typeMismatch) return messages.email
  // `validity.tooShort` only reacts to typing, not to values that a script or a password manager filled in.
  if (minLength > 0 && value.length < minLength) return messages.tooShort
  const twin = dataset.same ? (form?.elements.namedItem(dataset.same) as HTMLInputElement | null) : null
  return twin && twin.value !== value ? messages.passwordMismatch : undefined
}

/** Returns the first error of each field by name, in form order. */
export function checkFields(form: HTMLFormElement, messages: FieldMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    const message = messageFor(input, messages)
    if (message) errors[input.name] ??= message
  }
  return errors
}
