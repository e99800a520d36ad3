"use client"

import { Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { ActionButton } from "@/components/ui/action-button"
import type { Event } from "@/lib/features/calendar/schema"
import type { EventForm as Values } from "@/lib/features/calendar/schema/form"
import { type ChangeScope, calendars, reminders } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { blank, changeOf, differences, formOf, nowIn } from "./form-values"
import { GuestsField } from "./guests-field"
import type { EventChange } from "./optimistic"
import { RepeatFields } from "./repeat-fields"
import { TimeFields } from "./time-fields"

const schema = () => import("@/lib/features/calendar/schema/form").then(({ eventForm }) => eventForm)

interface Props {
  /** Left out for a new one. */
  event?: Event
  /** Which of a series is meant; nothing when whoever is asked changes their mind. */
  ask: (event: Event, changes?: EventChange) => Promise<ChangeScope | undefined>
  save: (event: Event | undefined, changes: EventChange, scope: ChangeScope) => Promise<void>
  remove: (event: Event) => Promise<unknown>
  onDone: () => void
}

/** Everything about an event. */
export default function EventForm({ event, ask, save, remove, onDone }: Props) {
  const t = useTranslations("calendar")
  const { zone, state, mayDelete } = useCalendar()
  // The form is filled once: what others change meanwhile does not take away what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const first = useMemo(() => (event ? formOf(event, zone) : blank(state, nowIn(zone))), [])
  const custom = first.repeat === "custom"
  const kept = [...new Set([...reminders, ...(first.reminder === "" ? [] : [Number(first.reminder)])])]

  async function send(values: Values) {
    const after = changeOf(values, zone, event)
    const changes = event ? differences(changeOf(first, zone, event), after) : after
    if (event && Object.keys(changes).length === 0) return onDone()
    const scope = event?.extendedProps.occurrence ? await ask(event, changes) : "all"
    if (!scope) return { message: "" }
    await save(event, changes, scope)
    onDone()
  }

  return (
    <Form schema={schema} defaultValues={first} onSubmit={send} submitLabel={t(event ? "form.update" : "form.add")}>
      <TextField required name="title" label={t("form.title")} autoComplete="off" />
      <SelectField
        name="calendar"
        label={t("form.calendar")}
        options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
      />
      <TimeFields />
      <RepeatFields custom={custom} zone={event?.extendedProps.timeZone ?? zone} />
      <GuestsField />
      <TextField name="location" label={t("form.location")} autoComplete="off" />
      <TextField name="url" type="url" label={t("form.url")} placeholder="https://" />
      <SelectField
        name="reminder"
        label={t("form.reminder")}
        help={t("form.reminderHelp")}
        placeholder={t("form.noReminder")}
        options={kept
          .sort((a, b) => a - b)
          .map((minutes) => ({ value: String(minutes), label: beforehand(t, minutes) }))}
      />
      <TextareaField name="description" label={t("form.description")} rows={4} />
      {event && mayDelete && (
        <div className="border-line border-t pt-4">
          <ActionButton variant="ghost" tone="danger" icon={<Trash2 />} action={() => remove(event)}>
            {t("form.delete")}
          </ActionButton>
        </div>
      )}
    </Form>
  )
}

/** Minutes before the start, in the largest unit that they fill. */
function beforehand(t: ReturnType<typeof useTranslations<"calendar">>, minutes: number): string {
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
