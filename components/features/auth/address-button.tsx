"use client"

import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { useAuthForm } from "./use-auth-form"

interface Props {
  act: "confirm-address" | "undo-address"
  token: string
  label: string
  /** Shown after success. */
  done: string
  offline: string
  messages: FieldMessages
}

/** The button that confirms or reverts a change of e-mail address. */
export function AddressButton({ act, token, label, done, offline, messages }: Props) {
  const [isDone, setDone] = useState(false)
  const { form, failure, busy } = useAuthForm({
    messages,
    offline,
    submit: async () => {
      await call({ method: "POST", path: `/account-setting/${act}` }, { body: { token } as never })
      setDone(true)
      return {}
    },
  })
  return (
    <form {...form} className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      <div role="status">{isDone && <Alert tone="success">{done}</Alert>}</div>
      {!isDone && (
        <Button type="submit" busy={busy} tone={act === "undo-address" ? "danger" : undefined} className="w-full">
          {label}
        </Button>
      )}
    </form>
  )
}
