"use client"

import { CalendarX2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import type { Event } from "@/lib/features/calendar/schema"
import { useCalendar } from "./calendar-context"
import { EventFacts } from "./event-facts"
import { placed } from "./placed"
import type { EventActs } from "./use-event-acts"
import type { AskScope } from "./use-scope"

const loadForm = () => import("./event-form")
const EventForm = lazy(loadForm)

/** Fetches the drawer and its form, for someone who is about to need them. */
export const preloadForm = () => {
  void preloadDrawer()
  void loadForm()
}

interface Props {
  events: Event[]
  known: boolean
  acts: EventActs
  ask: AskScope
}

/** The event the address names. */
const found = (events: Event[], wanted?: { id: number; on?: string }) =>
  wanted &&
  events.find(({ id, extendedProps: { occurrence } }) => id === wanted.id && (!wanted.on || occurrence === wanted.on))

/** The drawer in which an event is written, changed, or only read; whether it is open stands in the address. */
export function EventDrawer({ events, known, acts, ask }: Props) {
  const t = useTranslations("calendar")
  const { state, go, zone, formats, wholeDay, mayAdd, mayChange } = useCalendar()
  const event = found(events, state.event)
  const adding = state.adding !== undefined && mayAdd
  const close = () => go({ event: null, adding: null }, { replace: true })

  async function remove(one: Event) {
    const scope = await ask("remove", one)
    if (!scope) return
    close()
    await acts.remove(one, scope)
  }

  const form = (
    <Suspense>
      <EventForm
        key={event ? `${event.id}@${event.extendedProps.occurrence}` : "new"}
        event={event}
        ask={(one, changes) => ask("change", one, changes)}
        save={acts.save}
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
      {adding && form}
      {!adding && event && (mayChange ? form : <EventFacts event={event} />)}
      {!adding && !event && <EmptyState icon={<CalendarX2 />} title={t("gone.title")} text={t("gone.text")} />}
    </Drawer>
  )
}
