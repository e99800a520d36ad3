"use client"

import { useState } from "react"
import { FormFailure } from "@/components/features/auth/form-failure"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { answerInvitation } from "@/lib/features/calendar/endpoints"
import type { Answer, AnswerState } from "@/lib/features/calendar/values"

interface Props {
  token: string
  answer: AnswerState
  question: string
  /** The answers with their texts; `done` thanks for it. */
  choices: { value: Answer; label: string; done: string }[]
  offline: string
}

/** Three buttons to answer an invitation; the answer can be changed. */
export function InvitationForm({ token, answer, question, choices, offline }: Props) {
  const [current, setCurrent] = useState(answer)
  const [busy, setBusy] = useState<Answer>()
  const [failure, setFailure] = useState("")

  async function send(value: Answer) {
    if (busy) return
    setBusy(value)
    setFailure("")
    try {
      await call(answerInvitation, { body: { token, answer: value } })
      setCurrent(value)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.message || offline)
    }
    setBusy(undefined)
  }

  const done = choices.find(({ value }) => value === current)?.done
  return (
    <div className="space-y-5">
      <FormFailure>{failure}</FormFailure>
      <fieldset className="space-y-3">
        <legend className="font-medium text-base text-ink">{question}</legend>
        <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-3">
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              variant={current === value ? "solid" : "outline"}
              aria-pressed={current === value}
              busy={busy === value}
              onClick={() => void send(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <div role="status">{done && <Alert tone="success">{done}</Alert>}</div>
    </div>
  )
}
