"use client"

import { useFormatter, useTranslations } from "next-intl"
import { type RefObject, useEffect, useState } from "react"
import { useFormContext, useFormState } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { Event } from "@/lib/features/calendar/schema"
import type { EventForm } from "@/lib/features/calendar/schema/form"
import { mergeForms, type Part } from "./form-merge"
import { formOf } from "./form-values"

/** The version of the event that the form's changes are based on. */
export interface Base {
  event?: Event
  values: EventForm
}

export const versionOf = (event?: Event): number => event?.extendedProps.version ?? 0

interface Props {
  /** The newest version known. */
  event: Event
  base: RefObject<Base>
  zone: string
  /** Whether somebody else has deleted the event, or moved it out of view. */
  gone: boolean
}

/**
 * Merges what others change into an open form. The user's own changes stay, and an alert says so; where both changed the
 * same, it offers to use the other version.
 */
export function FollowEvent({ event, base, zone, gone }: Props) {
  const t = useTranslations("calendar")
  const format = useFormatter()
  const { reset, getValues, setValue } = useFormContext<EventForm>()
  const { isDirty, isSubmitting } = useFormState()
  const [contested, setContested] = useState<Part[]>()

  useEffect(() => {
    if (isSubmitting || versionOf(event) <= versionOf(base.current.event)) return
    const { theirs, mine, contested, differs } = mergeForms(base.current.values, formOf(event, zone), getValues())
    base.current = { event, values: theirs }
    reset(theirs)
    for (const [name, value] of Object.entries(mine)) {
      setValue(name as keyof EventForm, value as never, { shouldDirty: true })
    }
    setContested(differs && Object.keys(mine).length > 0 ? contested : undefined)
  }, [event, base, zone, isSubmitting, reset, getValues, setValue])

  if (gone) {
    return (
      <Alert announce tone="warning" title={t("conflict.goneTitle")}>
        {t("conflict.goneText")}
      </Alert>
    )
  }
  if (!contested || !isDirty) return null
  const names = contested.map((name) => (name === "time" ? t("conflict.time") : t(`form.${name}`)))
  return (
    <Alert announce tone="warning" title={t("conflict.title")}>
      <p>{names.length === 0 ? t("conflict.merged") : t("conflict.both", { fields: format.list(names) })}</p>
      <Button
        size="sm"
        variant="outline"
        className="mt-2.5"
        onClick={() => {
          reset(base.current.values)
          setContested(undefined)
        }}
      >
        {t("conflict.takeTheirs")}
      </Button>
    </Alert>
  )
}
