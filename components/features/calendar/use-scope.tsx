"use client"

import { useTranslations } from "next-intl"
import { useCallback, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { RadioGroup } from "@/components/ui/radio-group"
import type { Event } from "@/lib/features/calendar/schema"
import { type ChangeScope, changeScopes } from "@/lib/features/calendar/values"
import type { EventChange } from "./optimistic"

type Kind = "change" | "remove" | "answer"
interface Question {
  kind: Kind
  scopes: readonly ChangeScope[]
  answer: (scope: ChangeScope | undefined) => void
}

/** Asks which events of a series to change. Resolves to "all" for a single event and to undefined on cancel. */
export type AskScope = (kind: Kind, event: Event, changes?: EventChange) => Promise<ChangeScope | undefined>

/** A changed recurrence can't apply to a single occurrence, and an answer to some of them. */
const allowedScopes = (kind: Kind, event: Event, changes?: EventChange) => {
  if (kind === "answer") return changeScopes.filter((scope) => scope !== "following")
  return changes?.extendedProps && changes.extendedProps.recurrence !== event.extendedProps.recurrence
    ? changeScopes.filter((scope) => scope !== "this")
    : changeScopes
}

export function useScope() {
  const t = useTranslations("calendar.scope")
  const ui = useTranslations("ui")
  const [question, setQuestion] = useState<Question>()
  const [chosen, setChosen] = useState<ChangeScope>("this")

  const ask: AskScope = useCallback((kind, event, changes) => {
    if (!event.extendedProps.occurrence) return Promise.resolve("all")
    const scopes = allowedScopes(kind, event, changes)
    setChosen(scopes[0] ?? "all")
    return new Promise((answer) => setQuestion({ kind, scopes, answer }))
  }, [])

  const answer = (scope?: ChangeScope) => {
    question?.answer(scope)
    setQuestion(undefined)
  }

  const { kind = "change" } = question ?? {}
  const dialog = (
    <Dialog
      open={question !== undefined}
      onClose={() => answer()}
      size="sm"
      title={t(`${kind}Title`)}
      footer={
        <>
          <Button variant="outline" onClick={() => answer()}>
            {ui("cancel")}
          </Button>
          <Button tone={kind === "remove" ? "danger" : "brand"} onClick={() => answer(chosen)}>
            {t(kind)}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="scope"
        legend={t("legend")}
        options={(question?.scopes ?? changeScopes).map((value) => ({ value, label: t(value) }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value as ChangeScope)}
      />
    </Dialog>
  )
  return { ask, dialog }
}
