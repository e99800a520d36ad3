"use client"

import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/auth/endpoints"
import { AuthField } from "./auth-field"
import { AuthPasswordField } from "./auth-password-field"
import { enter } from "./enter"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { prepareSignIn, signInWith } from "./sign-in"
import { TermsField } from "./terms-field"
import { useAuthForm } from "./use-auth-form"

type TextKey = "email" | "username" | "usernameHelp" | "password" | "passwordHelp" | "showPassword" | "hidePassword"
type TermsKey = "terms" | "termsTitle" | "termsText"

interface Props {
  text: Record<TextKey | TermsKey | "register" | "offline" | "signInNow", string>
  messages: FieldMessages
  shortestPassword: number
  landing: string
  /** The invitation that led here. It is valid for one address. */
  invitation?: { email: string; secret: string }
}

/** Creates an account with its own workspace and signs the user in. */
export function RegisterForm({ text, messages, shortestPassword, landing, invitation }: Props) {
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ username = "", email = "", password = "" }) => {
      const body = { username, email, password, invitation: invitation?.secret }
      const response = await call(endpoints.register, { body })
      if ("error" in response) return { fields: response.error }
      if (await signInWith(email.trim(), password)) return { message: text.signInNow }
      enter(landing, "first")
    },
  })
  return (
    <form {...form} onFocus={() => void prepareSignIn().catch(() => undefined)} className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      <AuthField
        name="username"
        label={text.username}
        help={text.usernameHelp}
        error={errors.username}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        minLength={2}
        maxLength={60}
      />
      <AuthField
        name="email"
        type="email"
        label={text.email}
        error={errors.email}
        autoComplete="username"
        maxLength={254}
        defaultValue={invitation?.email}
        readOnly={Boolean(invitation)}
      />
      <AuthPasswordField
        name="password"
        label={text.password}
        help={text.passwordHelp}
        error={errors.password}
        autoComplete="new-password"
        minLength={shortestPassword}
        showLabel={text.showPassword}
        hideLabel={text.hidePassword}
      />
      <TermsField text={text} error={errors.terms} />
      <Button type="submit" busy={busy} className="w-full">
        {text.register}
      </Button>
    </form>
  )
}
