"use client"

import { useState } from "react"
import { AuthField } from "@/components/features/auth/auth-field"
import type { FieldMessages } from "@/components/features/auth/field-check"
import { FormFailure } from "@/components/features/auth/form-failure"
import { useAuthForm } from "@/components/features/auth/use-auth-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import * as noticesEndpoints from "@/lib/features/notices/endpoints"
import type { Topic } from "@/lib/features/notices/values"

interface Props {
  topic: Topic
  text: Record<"email" | "notify" | "kept" | "keptLogged" | "offline", string>
  messages: FieldMessages
}

/** Takes an email address to notify of an announcement. */
export function NotifyForm({ topic, text, messages }: Props) {
  const [result, setResult] = useState<"kept" | "keptLogged">()
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ email = "" }) => {
      setResult(undefined)
      const { sendsMail } = await call(noticesEndpoints.askForNotice, { body: { email, topic } as never })
      setResult(sendsMail ? "kept" : "keptLogged")
      return {}
    },
  })
  return (
    <form {...form} className="w-full max-w-md space-y-3 text-start">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <div className="grow">
          <AuthField
            name="email"
            type="email"
            label={text.email}
            error={errors.email}
            autoComplete="email"
            maxLength={254}
          />
        </div>
        {/* The height of the label above the field. */}
        <Button type="submit" busy={busy} className="sm:mt-6">
          {text.notify}
        </Button>
      </div>
      <div role="status">{result && <Alert tone={result === "kept" ? "success" : "info"}>{text[result]}</Alert>}</div>
    </form>
  )
}
