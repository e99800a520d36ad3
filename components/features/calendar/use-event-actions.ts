"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/calendar/endpoints"
import type { Event } from "@/lib/features/calendar/schema"
import type { Answer, ChangeScope } from "@/lib/features/calendar/values"
import { applyAnswer, applyChange, applyRemoval, type EventChange } from "./optimistic"
import type { Events } from "./use-events"

/** Returns the body of a change without what the server only adds to responses. */
const bodyOf = ({ extendedProps, ...rest }: EventChange) => {
  if (!extendedProps) return rest
  const { occurrence: _, version: __, answers: ___, answer: ____, ...props } = extendedProps
  return { ...rest, extendedProps: props }
}

const write = (event: Event, changes: EventChange, scope: ChangeScope) => {
  const { id, extendedProps } = event
  const { occurrence, version } = extendedProps
  if (!occurrence) {
    return call(endpoints.updateEvent, { body: { event: { id, version, ...bodyOf(changes) } } })
  }
  return call(endpoints.updateOccurrence, {
    body: { scope, event: { id, occurrence, version, ...bodyOf(changes) } },
  })
}

const shifted = (instant: string, from: string, to: string) =>
  new Date(Date.parse(instant) + Date.parse(to) - Date.parse(from)).toISOString()

/** Undoes a change. After a whole series has moved, its occurrences are addressed by their new start. */
function undoChange(event: Event, changes: EventChange, scope: ChangeScope, saved: Event) {
  const { id, title, url, start, end, allDay, extendedProps } = event
  const { recurrence, occurrence } = extendedProps
  if (scope === "following" && recurrence && saved.id !== id) {
    return call(endpoints.rejoinEvent, { body: { id, recurrence, splitId: saved.id } })
  }
  const moved = occurrence && scope !== "this" && changes.start && shifted(occurrence, start, changes.start)
  const { version } = saved.extendedProps
  const now = { ...event, extendedProps: { ...extendedProps, version, ...(moved && { occurrence: moved }) } }
  const before: EventChange = { title, url, start, end, allDay, extendedProps }
  const changedKeys = Object.keys(changes) as (keyof EventChange)[]
  const back = Object.fromEntries(changedKeys.map((name) => [name, before[name]])) as EventChange
  return write(now, back, scope)
}

function undoRemoval({ id, extendedProps }: Event, scope: ChangeScope, whole: boolean) {
  const { recurrence, occurrence } = extendedProps
  if (whole || !occurrence || !recurrence) {
    return call(endpoints.restoreEvent, { body: { id } })
  }
  if (scope === "this") {
    return call(endpoints.restoreOccurrence, { body: { id, occurrence } })
  }
  return call(endpoints.rejoinEvent, { body: { id, recurrence } })
}

async function sendRemoval({ id, extendedProps }: Event, scope: ChangeScope): Promise<boolean> {
  const { occurrence, version } = extendedProps
  if (!occurrence || scope === "all") {
    await call(endpoints.removeEvent, { query: { id, version } })
    return true
  }
  const query = { id, occurrence, scope, version }
  const { whole } = await call(endpoints.removeOccurrence, { query })
  return whole
}

/** An event that somebody else has changed since the user saw it and wanted to delete it. */
export interface StaleRemoval {
  event: Event
  scope: ChangeScope
}

/** Returns the event of the screen with what the response of a conflict says about it; undefined for other errors. */
function newerThan({ id, extendedProps }: Event, failure: unknown): Event | undefined {
  if (!(failure instanceof CallError) || failure.status !== 409 || !failure.current) return undefined
  const current = failure.current as Event
  const { version } = current.extendedProps
  return { ...current, id, extendedProps: { ...extendedProps, version } }
}

/** Actions on events. Each is shown at once, confirmed by a toast, and rolled back if it fails. */
export function useEventActions({ showOptimistically, refresh }: Pick<Events, "showOptimistically" | "refresh">) {
  const [stale, setStale] = useState<StaleRemoval>()
  const t = useTranslations("calendar")

  const run = useAttempt([])

  /** Runs a write that is already shown. */
  async function attempt(write: () => Promise<void>, rollBack?: () => unknown): Promise<boolean> {
    const isDone = await run(write, rollBack)
    void refresh()
    return isDone
  }

  const undoAction = (undo: () => Promise<unknown>) => () =>
    attempt(async () => {
      await undo()
      toast.success(t("done.undone"))
    })

  return {
    /** Changes an event that was moved or resized. */
    change: (event: Event, changes: EventChange, scope: ChangeScope) =>
      attempt(
        async () => {
          const { event: saved } = await write(event, changes, scope)
          toast.undo(
            t("done.updated", { title: changes.title ?? event.title }),
            undoAction(() => undoChange(event, changes, scope, saved)),
          )
        },
        showOptimistically((events) => applyChange(events, event, changes, scope)),
      ),

    /** Deletes an event. If somebody has changed it since, it stays, and `stale` has the newer one to ask about. */
    remove: (event: Event, scope: ChangeScope) => {
      setStale(undefined)
      const rollBack = showOptimistically((events) => applyRemoval(events, event, scope))
      return attempt(async () => {
        try {
          const whole = await sendRemoval(event, scope)
          toast.undo(
            t("done.removed", { title: event.title }),
            undoAction(() => undoRemoval(event, scope, whole)),
          )
        } catch (failure) {
          const newer = newerThan(event, failure)
          if (!newer) throw failure
          rollBack()
          setStale({ event: newer, scope })
        }
      }, rollBack)
    },
    stale,
    keepStale: () => setStale(undefined),

    /** Answers an invitation to one occurrence, or to the event or all occurrences. */
    answer: (event: Event, answer: Answer, scope: ChangeScope) => {
      const { id, extendedProps } = event
      const occurrence = scope === "this" ? extendedProps.occurrence : undefined
      return attempt(
        async () => {
          await call(endpoints.answerEvent, { body: { id, answer, ...(occurrence && { occurrence }) } })
          toast.success(t("answer.saved"))
        },
        showOptimistically((events) => applyAnswer(events, event, answer, scope)),
      )
    },

    /** Saves a form. @throws CallError, which the form shows */
    async save(event: Event | undefined, changes: EventChange, scope: ChangeScope): Promise<void> {
      if (event) {
        const { event: saved } = await write(event, changes, scope)
        toast.undo(
          t("done.updated", { title: changes.title ?? event.title }),
          undoAction(() => undoChange(event, changes, scope, saved)),
        )
      } else {
        const { event: added } = await callOnce(endpoints.addEvent, {
          body: { event: bodyOf(changes) as Required<EventChange> },
        })
        toast.undo(
          t("done.added", { title: added.title }),
          undoAction(() => call(endpoints.removeEvent, { query: { id: added.id } })),
        )
      }
      void refresh()
    },
  }
}
export type EventActions = ReturnType<typeof useEventActions>
