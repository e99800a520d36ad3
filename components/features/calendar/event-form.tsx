"use client"

import { Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo, useRef, useState } from "react"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { ActionButton } from "@/components/ui/action-button"
import { CallError } from "@/lib/core/client/call-error"
import type { Event } from "@/lib/features/calendar/schema"
import type { EventForm as Values } from "@/lib/features/calendar/schema/form"
import { type ChangeScope, calendars, reminders } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { type Base, FollowEvent, versionOf } from "./follow-event"
import { blank, changeOf, differences, formOf, nowIn } from "./form-values"
import { GuestAnswers } from "./guest-answers"
import { GuestsField } from "./guests-field"
import type { EventChange } from "./optimistic"
import { RepeatFields } from "./repeat-fields"
import { TimeFields } from "./time-fields"

const schema = () => import("@/lib/features/calendar/schema/form").then(({ eventForm }) => eventForm)

interface Props {
  /** Undefined for a new event. */
  event?: Event
  /** Asks which events of a series to change. Resolves to undefined if the user cancels. */
  ask: (event: Event, changes?: EventChange) => Promise<ChangeScope | undefined>
  save: (event: Event | undefined, changes: EventChange, scope: ChangeScope) => Promise<void>
  remove: (event: Event) => Promise<unknown>
  onDone: () => void
}

/** The form for a new or an existing event. */
export default function EventForm({ event, ask, save, remove, onDone }: Props) {
  const t = useTranslations("calendar")
  const { zone, state, mayDelete } = useCalendar()
  // The form is filled once; FollowEvent merges what others change later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial values must not change
  const initial = useMemo(() => (event ? formOf(event, zone) : blank(state, nowIn(zone))), [])
  const base = useRef<Base>({ event, values: initial })
  /** The event as an error response had it, which may be newer than the list. */
  const [current, setCurrent] = useState<Event>()
  const [gone, setGone] = useState(false)
  const latest = versionOf(current) > versionOf(event) ? current : event
  const custom = initial.repeat === "custom"
  const reminderOptions = [...new Set([...reminders, ...(initial.reminder === "" ? [] : [Number(initial.reminder)])])]

  async function send(values: Values) {
    const { event: before, values: known } = base.current
    const target = gone ? undefined : before
    const after = changeOf(values, zone, before)
    const changes = target ? differences(changeOf(known, zone, target), after) : after
    if (target && Object.keys(changes).length === 0) return onDone()
    const scope = target?.extendedProps.occurrence ? await ask(target, changes) : "all"
    if (!scope) return { message: "" }
    try {
      await save(target, changes, scope)
    } catch (failure) {
      if (!(failure instanceof CallError) || !target) throw failure
      if (failure.status === 404) setGone(true)
      else if (failure.current) setCurrent(failure.current as Event)
      else throw failure
      return {}
    }
    onDone()
  }

  const submitText = gone ? "conflict.addAgain" : event ? "form.update" : "form.add"
  return (
    <Form schema={schema} defaultValues={initial} onSubmit={send} submitLabel={t(submitText)}>
      {latest && <FollowEvent event={latest} base={base} zone={zone} gone={gone} />}
      <TextField required name="title" label={t("form.title")} autoComplete="off" />
      <SelectField
        name="calendar"
        label={t("form.calendar")}
        options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
      />
      <TimeFields />
      <RepeatFields custom={custom} zone={event?.extendedProps.timeZone ?? zone} />
      <GuestsField />
      {event?.extendedProps.guests && <GuestAnswers event={event} label={t("answer.list")} />}
      <TextField name="location" label={t("form.location")} autoComplete="off" />
      <TextField name="url" type="url" label={t("form.url")} placeholder="https://" />
      <SelectField
        name="reminder"
        label={t("form.reminder")}
        help={t("form.reminderHelp")}
        placeholder={t("form.noReminder")}
        options={reminderOptions
          .sort((a, b) => a - b)
          .map((minutes) => ({ value: String(minutes), label: reminderText(t, minutes) }))}
      />
      <TextareaField name="description" label={t("form.description")} rows={4} />
      {event && mayDelete && !gone && (
        <div className="border-line border-t pt-4">
          <ActionButton variant="ghost" tone="danger" icon={<Trash2 />} action={() => remove(event)}>
            {t("form.delete")}
          </ActionButton>
        </div>
      )}
    </Form>
  )
}

/** Formats a reminder's minutes in the largest unit that divides them. */
function reminderText(t: ReturnType<typeof useTranslations<"calendar">>, minutes: number): string {
  if (minutes === 0) return t("form.atStart")
  const [unit, size] = (
    [
      ["weeks", 10_080],
      ["days", 1_440],
      ["hours", 60],
      ["minutes", 1],
    ] as const
  ).find(([, length]) => minutes % length === 0) ?? ["minutes", 1]
  return t(`form.before.${unit}`, { count: minutes / size })
}
