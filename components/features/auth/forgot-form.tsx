"use client"

import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/auth/endpoints"
import { AuthField } from "./auth-field"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { useAuthForm } from "./use-auth-form"

interface Props {
  text: Record<"email" | "forgot" | "sent" | "notSent" | "offline", string>
  messages: FieldMessages
}

/** Requests a reset link by e-mail. The response never reveals whether the address has an account. */
export function ForgotForm({ text, messages }: Props) {
  const [result, setResult] = useState<"sent" | "notSent">()
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ email = "" }) => {
      setResult(undefined)
      const { sendsMail } = await call(endpoints.forgotPassword, { body: { email } as never })
      setResult(sendsMail ? "sent" : "notSent")
      return {}
    },
  })
  return (
    <form {...form} className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      <div role="status">
        {result && <Alert tone={result === "sent" ? "success" : "warning"}>{text[result]}</Alert>}
      </div>
      <AuthField
        name="email"
        type="email"
        label={text.email}
        error={errors.email}
        autoComplete="username"
        maxLength={254}
      />
      <Button type="submit" busy={busy} className="w-full">
        {text.forgot}
      </Button>
    </form>
  )
}
