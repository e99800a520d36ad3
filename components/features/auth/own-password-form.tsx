"use client"

import { type ReactNode, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as accountEndpoints from "@/lib/features/account/endpoints"
import { AuthPasswordField } from "./auth-password-field"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { useAuthForm } from "./use-auth-form"

type TextKey = "currentPassword" | "newPassword" | "confirmation" | "passwordHelp" | "showPassword" | "hidePassword"

interface Props {
  text: Record<TextKey | "change" | "changed" | "offline", string>
  messages: FieldMessages
  /** The account's address, which password managers need too. */
  email: string
  shortestPassword: number
  /** Where to go if a second factor has to confirm, for which these screens have no dialog. */
  elsewhere: ReactNode
}

/** Changes the password of a signed-in user, who has to enter the current one. */
export function OwnPasswordForm({ text, messages, email, shortestPassword, elsewhere }: Props) {
  const [done, setDone] = useState(0)
  const [mustConfirm, setMustConfirm] = useState(false)
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ password = "", newPassword = "" }) => {
      const body = { password, newPassword }
      try {
        await call(accountEndpoints.changePassword, { body: body as never })
        setDone((times) => times + 1)
      } catch (error) {
        if (!(error instanceof CallError && error.code === "confirmation_required")) throw error
        setMustConfirm(true)
      }
      return {}
    },
  })
  const eye = { showLabel: text.showPassword, hideLabel: text.hidePassword }
  return (
    // The new key clears the fields after success.
    <form key={done} {...form} className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      {mustConfirm && (
        <Alert tone="warning" announce>
          {elsewhere}
        </Alert>
      )}
      <div role="status">{done > 0 && <Alert tone="success">{text.changed}</Alert>}</div>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthPasswordField
        {...eye}
        name="password"
        label={text.currentPassword}
        error={errors.password}
        autoComplete="current-password"
      />
      <AuthPasswordField
        {...eye}
        name="newPassword"
        label={text.newPassword}
        help={text.passwordHelp}
        error={errors.newPassword}
        minLength={shortestPassword}
        autoComplete="new-password"
      />
      <AuthPasswordField
        {...eye}
        name="confirmation"
        label={text.confirmation}
        error={errors.confirmation}
        data-same="newPassword"
        autoComplete="new-password"
      />
      <Button type="submit" busy={busy} className="w-full">
        {text.change}
      </Button>
    </form>
  )
}
