"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import { onConfirmationRequired } from "@/lib/core/client/confirmation"
import * as endpoints from "@/lib/features/account/endpoints"

const load = () => import("./confirm-sign-in-dialog")
const ConfirmSignInDialog = lazy(load)

interface Prompt {
  by: "password" | "code" | "passkey"
  passkey: boolean
  answer: (confirmed: boolean) => void
}

/** Asks for a passkey, a code or the password when an endpoint requires a confirmed sign-in. The request is then retried. */
export function ConfirmSignInHost() {
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        const [{ by, passkey }] = await Promise.all([call(endpoints.getConfirmation), load()])
        return new Promise((resolve) => {
          setPrompt({
            by,
            passkey,
            answer: (confirmed) => {
              setPrompt(undefined)
              resolve(confirmed)
            },
          })
        })
      }),
    [],
  )
  if (!prompt) return null
  return (
    <Suspense>
      <ConfirmSignInDialog by={prompt.by} passkey={prompt.passkey} onClose={prompt.answer} />
    </Suspense>
  )
}
