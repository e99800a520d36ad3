"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/calendar/endpoints"
import type { Event } from "@/lib/features/calendar/schema"
import type { ChangeScope } from "@/lib/features/calendar/values"
import { changed, type EventChange, removed } from "./optimistic"
import type { Events } from "./use-events"

/** The body of a change: what the server adds to an event for reading is not sent back. */
const bodyOf = ({ extendedProps, ...rest }: EventChange) => {
  if (!extendedProps) return rest
  const { occurrence: _, ...props } = extendedProps
  return { ...rest, extendedProps: props }
}

const write = (event: Event, changes: EventChange, scope: ChangeScope) => {
  const { id, extendedProps } = event
  const { occurrence } = extendedProps
  if (!occurrence) {
    return call(endpoints.updateEvent, { body: { event: { id, ...bodyOf(changes) } } })
  }
  return call(endpoints.updateOccurrence, {
    body: { scope, event: { id, occurrence, ...bodyOf(changes) } },
  })
}

/** Takes a change back. Where all of a series moved, the one that was meant is named by where it is now. */
function takeBack(event: Event, changes: EventChange, scope: ChangeScope, answer: Event) {
  const { id, title, url, start, end, allDay, extendedProps } = event
  const { recurrence, occurrence } = extendedProps
  if (scope === "following" && recurrence && answer.id !== id) {
    return call(endpoints.rejoinEvent, { body: { id, recurrence, splitId: answer.id } })
  }
  const moved = occurrence && scope !== "this" && changes.start
  const now = moved ? { ...event, extendedProps: { ...extendedProps, occurrence: changes.start } } : event
  const before: EventChange = { title, url, start, end, allDay, extendedProps }
  const given = Object.keys(changes) as (keyof EventChange)[]
  const back = Object.fromEntries(given.map((name) => [name, before[name]])) as EventChange
  return write(now, back, scope)
}

function takeBackRemoval({ id, extendedProps }: Event, scope: ChangeScope, whole: boolean) {
  const { recurrence, occurrence } = extendedProps
  if (whole || !occurrence || !recurrence) {
    return call(endpoints.restoreEvent, { body: { id } })
  }
  if (scope === "this") {
    return call(endpoints.restoreOccurrence, { body: { id, occurrence } })
  }
  return call(endpoints.rejoinEvent, { body: { id, recurrence } })
}

async function erase({ id, extendedProps }: Event, scope: ChangeScope): Promise<boolean> {
  const { occurrence } = extendedProps
  if (!occurrence || scope === "all") {
    await call(endpoints.removeEvent, { query: { id } })
    return true
  }
  const query = { id, occurrence, scope }
  const { whole } = await call(endpoints.removeOccurrence, { query })
  return whole
}

/** What can be done to events. Each shows at once, answers with a toast, and rolls back where it fails. */
export function useEventActs({ foresee, refresh }: Pick<Events, "foresee" | "refresh">) {
  const t = useTranslations("calendar")

  const failed = (error: unknown) => {
    const known = error instanceof CallError ? error : undefined
    toast.error(known?.code === "offline" ? t("offline") : known?.message || t("failed"))
  }

  /** Runs a write that is shown already; a refusal is told in the server's words and what was shown is taken back. */
  async function attempt(run: () => Promise<void>, rollBack: () => unknown = () => undefined): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      rollBack()
      failed(error)
      return false
    } finally {
      void refresh()
    }
  }

  const undone = (run: () => Promise<unknown>) => () =>
    attempt(async () => {
      await run()
      toast.success(t("done.undone"))
    })

  return {
    /** Changes an event where it stands: moved, resized. */
    change: (event: Event, changes: EventChange, scope: ChangeScope) =>
      attempt(
        async () => {
          const { event: answer } = await write(event, changes, scope)
          toast.undo(
            t("done.updated", { title: changes.title ?? event.title }),
            undone(() => takeBack(event, changes, scope, answer)),
          )
        },
        foresee((events) => changed(events, event, changes, scope)),
      ),

    remove: (event: Event, scope: ChangeScope) =>
      attempt(
        async () => {
          const whole = await erase(event, scope)
          toast.undo(
            t("done.removed", { title: event.title }),
            undone(() => takeBackRemoval(event, scope, whole)),
          )
        },
        foresee((events) => removed(events, event, scope)),
      ),

    /** Writes what a form says. @throws CallError, which the form shows */
    async save(event: Event | undefined, changes: EventChange, scope: ChangeScope): Promise<void> {
      if (event) {
        const { event: answer } = await write(event, changes, scope)
        toast.undo(
          t("done.updated", { title: changes.title ?? event.title }),
          undone(() => takeBack(event, changes, scope, answer)),
        )
      } else {
        const { event: added } = await call(endpoints.addEvent, {
          body: { event: bodyOf(changes) as Required<EventChange> },
        })
        toast.undo(
          t("done.added", { title: added.title }),
          undone(() => call(endpoints.removeEvent, { query: { id: added.id } })),
        )
      }
      void refresh()
    },
  }
}
export type EventActs = ReturnType<typeof useEventActs>
