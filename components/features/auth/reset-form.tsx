"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/auth/endpoints"
import { AuthPasswordField } from "./auth-password-field"
import { type CodeText, preloadSecondStep, SecondStep } from "./code-step"
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
  /** The account's address, which password managers need too. */
  email: string
  shortestPassword: number
  landing: string
}

/** Sets a new password and signs the user in. */
export function ResetForm({ text, messages, token, email, shortestPassword, landing }: Props) {
  const [secondStep, setSecondStep] = useState<{ email: string; password: string }>()
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ password = "" }) => {
      const body = { token, password }
      const response = await call(endpoints.resetPassword, { body })
      const reason = await signInWith(response.email, password)
      if (!reason) return enter(landing, "back")
      if (reason !== "two_step_required") return { message: text.signInNow }
      await preloadSecondStep()
      setSecondStep({ email: response.email, password })
      return {}
    },
  })
  const eye = { showLabel: text.showPassword, hideLabel: text.hidePassword, autoComplete: "new-password" }
  if (secondStep) {
    // The link is used up, so "back" leads to the sign-in screen.
    const back = () => window.location.assign(landing)
    return <SecondStep {...secondStep} text={text} messages={messages} landing={landing} onBack={back} />
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
