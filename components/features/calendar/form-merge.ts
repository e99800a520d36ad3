import type { EventForm } from "@/lib/features/calendar/schema/form"

type Name = keyof EventForm

/** The parts of the form that two people may change independently. Fields that only make sense together are one part. */
const parts = {
  title: ["title"],
  calendar: ["calendar"],
  time: ["allDay", "startDate", "startTime", "endDate", "endTime"],
  repeat: ["repeat", "interval", "weekdays", "ends", "untilDate", "count"],
  guests: ["guests"],
  location: ["location"],
  url: ["url"],
  reminder: ["reminder"],
  description: ["description"],
} satisfies Record<string, Name[]>
export type Part = keyof typeof parts

const pick = (values: EventForm, names: Name[]) => JSON.stringify(names.map((name) => values[name]))

/** The rule's fields follow the first day, so they mean nothing without a repetition. */
const differ = (a: EventForm, b: EventForm, names: Name[]) =>
  pick(a, names) !== pick(b, names) && !(names.includes("repeat") && a.repeat === "none" && b.repeat === "none")

interface Merge {
  /** The values of the other version. */
  theirs: EventForm
  /** The user's own changes, to put on top. */
  mine: Partial<EventForm>
  /** Parts that both changed differently. */
  contested: Part[]
  /** Whether the other version differs from what the form shows. */
  differs: boolean
}

/** Merges another version of an event into the form: each part that the user has changed stays, the others become theirs. */
export function mergeForms(base: EventForm, theirs: EventForm, now: EventForm): Merge {
  const groups = Object.entries(parts) as [Part, Name[]][]
  const changed = groups.filter(([, names]) => differ(base, now, names))
  const contested = changed.filter(([, names]) => differ(base, theirs, names) && differ(now, theirs, names))
  const mine = Object.fromEntries(changed.flatMap(([, names]) => names.map((name) => [name, now[name]])))
  const differs = groups.some(([, names]) => differ(now, theirs, names))
  return { theirs, mine, contested: contested.map(([part]) => part), differs }
}
