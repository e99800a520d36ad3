"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { onApprovalRequired } from "@/lib/core/client/approval"
import type { Approvable } from "@/lib/core/client/call-error"

const load = () => import("./approve-dialog")
const ApproveDialog = lazy(load)

interface Prompt {
  approvable: Approvable
  why: string
  answer: (approval: string | undefined) => void
}

/** Asks for the PIN of somebody who may approve what an endpoint has refused. The request is then sent again. */
export function ApproveHost() {
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(
    () =>
      onApprovalRequired(async ({ approvable, message }) => {
        if (!approvable) return undefined
        await load()
        return new Promise((resolve) => {
          setPrompt({
            approvable,
            why: message,
            answer: (approval) => {
              setPrompt(undefined)
              resolve(approval)
            },
          })
        })
      }),
    [],
  )
  if (!prompt) return null
  return (
    <Suspense>
      <ApproveDialog approvable={prompt.approvable} why={prompt.why} onClose={prompt.answer} />
    </Suspense>
  )
}
