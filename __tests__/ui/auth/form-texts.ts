import type { FieldMessages } from "@/components/features/auth/field-check"
import auth from "@/messages/en/auth.json"

export const messages: FieldMessages = {
  required: "This field is required.",
  email: "Enter an e-mail address.",
  tooShort: "Use at least 8 characters.",
  passwordMismatch: "The two passwords are not the same.",
  acceptTerms: "Accept the terms to go on.",
}

export const text = auth.form
