"use client"

import { CalendarX2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useRef } from "react"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import type { Event } from "@/lib/features/calendar/schema"
import type { Answer } from "@/lib/features/calendar/values"
import { AnswerControl } from "./answer-control"
import { useCalendar } from "./calendar-context"
import { EventFacts } from "./event-facts"
import { placed } from "./placed"
import type { EventActions } from "./use-event-actions"
import type { AskScope } from "./use-scope"

const loadForm = () => import("./event-form")
const EventForm = lazy(loadForm)

/** Preloads the drawer and its form when the user is about to open them. */
export const preloadForm = () => {
  void preloadDrawer()
  void loadForm()
}

interface Props {
  events: Event[]
  known: boolean
  actions: EventActions
  ask: AskScope
}

/** Finds the event that the URL names. */
const findEvent = (events: Event[], target?: { id: number; on?: string }) =>
  target &&
  events.find(({ id, extendedProps: { occurrence } }) => id === target.id && (!target.on || occurrence === target.on))

/** The drawer to add, edit or read an event. The URL says whether it is open. */
export function EventDrawer({ events, known, actions, ask }: Props) {
  const t = useTranslations("calendar")
  const { state, go, zone, formats, wholeDay, mayAdd, mayChange } = useCalendar()
  const found = findEvent(events, state.event)
  // If somebody else deletes or moves the event, the form stays open with what was typed.
  const last = useRef<Event>(undefined)
  const isSame = last.current?.id === state.event?.id && last.current?.extendedProps.occurrence === state.event?.on
  if (found) last.current = found
  const event = found ?? (isSame ? last.current : undefined)
  const adding = state.adding !== undefined && mayAdd
  const close = () => go({ event: null, adding: null }, { replace: true })

  async function remove(target: Event) {
    const scope = await ask("remove", target)
    if (!scope) return
    close()
    await actions.remove(target, scope)
  }

  async function answer(target: Event, given: Answer) {
    const scope = await ask("answer", target)
    if (scope) await actions.answer(target, given, scope)
  }

  const form = (
    <Suspense>
      <EventForm
        key={event ? `${event.id}@${event.extendedProps.occurrence}` : "new"}
        event={event}
        ask={(target, changes) => ask("change", target, changes)}
        save={actions.save}
        remove={remove}
        onDone={close}
      />
    </Suspense>
  )
  return (
    <Drawer
      open={adding || (known && state.event !== undefined)}
      onClose={close}
      title={adding ? t("form.addTitle") : (event?.title ?? t("gone.title"))}
      description={event && formats.when(placed(event, zone), wholeDay)}
    >
      {!adding && event && <AnswerControl event={event} onAnswer={(given) => void answer(event, given)} />}
      {adding && form}
      {!adding && event && (mayChange ? form : <EventFacts event={event} />)}
      {!adding && !event && <EmptyState icon={<CalendarX2 />} title={t("gone.title")} text={t("gone.text")} />}
    </Drawer>
  )
}
