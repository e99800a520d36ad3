"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/auth/endpoints"
import { AuthPasswordField } from "./auth-password-field"
import { type CodeText, SecondStep, secondStepLoaded } from "./code-step"
import { enter } from "./enter"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { prepareSignIn, signInWith } from "./sign-in"
import { useAuthForm } from "./use-auth-form"

type TextKey = "newPassword" | "confirmation" | "passwordHelp" | "showPassword" | "hidePassword" | "reset"

interface Props {
  text: Record<TextKey | "signInNow", string> & CodeText
  messages: FieldMessages
  token: string
  /** Whose account it is; also tells password managers. */
  email: string
  shortestPassword: number
  landing: string
}

/** A new password, twice; then signed in at once. */
export function ResetForm({ text, messages, token, email, shortestPassword, landing }: Props) {
  const [asked, setAsked] = useState<{ email: string; password: string }>()
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ password = "" }) => {
      const body = { token, password }
      const answer = await call(endpoints.resetPassword, { body })
      const reason = await signInWith(answer.email, password)
      if (!reason) return enter(landing, "back")
      if (reason !== "two_step_required") return { message: text.signInNow }
      await secondStepLoaded()
      setAsked({ email: answer.email, password })
      return {}
    },
  })
  const eye = { showLabel: text.showPassword, hideLabel: text.hidePassword, autoComplete: "new-password" }
  if (asked) {
    // The link is used up: back is where one signs in.
    const back = () => window.location.assign(landing)
    return <SecondStep {...asked} text={text} messages={messages} landing={landing} onBack={back} />
  }
  return (
    <form {...form} onFocus={() => void prepareSignIn().catch(() => undefined)} className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthPasswordField
        {...eye}
        name="password"
        label={text.newPassword}
        help={text.passwordHelp}
        error={errors.password}
        minLength={shortestPassword}
      />
      <AuthPasswordField
        {...eye}
        name="confirmation"
        label={text.confirmation}
        error={errors.confirmation}
        data-same="password"
      />
      <Button type="submit" busy={busy} className="w-full">
        {text.reset}
      </Button>
    </form>
  )
}
