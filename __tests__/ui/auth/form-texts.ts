import type { FieldMessages } from "@/components/features/auth/field-check"
import auth from "@/messages/en/auth.json"

export const messages: FieldMessages = {
  required: "This field is required.",
  email: "Enter an e-mail address.",
  tooShort: "Use at least 8 characters.",
  passwordMismatch: "The two passwords do not match.",
  acceptTerms: "Accept the terms of use to continue.",
}

export const text = auth.form
