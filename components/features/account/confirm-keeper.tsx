"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import { onConfirmationRequired } from "@/lib/core/client/confirmation"
import * as endpoints from "@/lib/features/account/endpoints"

const load = () => import("./confirm-sign-in-dialog")
const ConfirmSignInDialog = lazy(load)

interface Prompt {
  by: "password" | "code"
  answer: (confirmed: boolean) => void
}

/** Asks for the password or a code when an endpoint requires a confirmed sign-in. The request is then retried. */
export function ConfirmSignInHost() {
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        const [{ by }] = await Promise.all([call(endpoints.getConfirmation), load()])
        return new Promise((resolve) => {
          setPrompt({
            by,
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
      <ConfirmSignInDialog by={prompt.by} onClose={prompt.answer} />
    </Suspense>
  )
}
