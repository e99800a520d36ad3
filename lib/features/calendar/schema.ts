import * as z from "zod"
import { id, line, link, listOf, unset } from "@/lib/core/http/fields"
import { isTimeZone } from "@/lib/core/time-zone"
import {
  calendars,
  changeScopes,
  earliestReminder,
  importProblems,
  largestFile,
  longestRange,
  partsOfRule,
} from "./values"

/** What an event is about, as one document: a change replaces it whole. */
const extendedProps = z.object({
  calendar: z.enum(calendars),
  location: z.string().optional(),
  description: z.string().optional(),
  guests: z.array(z.string()).optional(),
  /** How it repeats: the value of an RRULE (RFC 5545). */
  recurrence: z.string().optional(),
  /** Whose clocks it keeps to when it repeats. */
  timeZone: z.string().optional(),
  /** Minutes before the start at which its people are reminded. */
  reminder: z.int().optional(),
  /** Of one of a series, in a range: when the series has it start, by which it is named, wherever it was moved. */
  occurrence: z.string().optional(),
})

/** One event as every call answers it (contract section 2, Calendar). */
export const event = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps,
})
export type Event = z.infer<typeof event>

const isoInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)

/** Whether the day of a text exists: JavaScript takes 30 February as 2 March. */
const dayExists = (text: string) => z.iso.date().safeParse(text.slice(0, 10)).success

/** An instant in ISO 8601; a date alone is its first moment, and what names no zone is UTC. */
export const moment = z
  .string()
  .max(40)
  .transform((text, context) => {
    const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}${text.includes("T") ? "Z" : ""}`
    const at = isoInstant.test(text) && dayExists(text) ? new Date(zoned) : undefined
    if (at && at.getTime() >= earliest && at.getTime() < latest) return at
    context.addIssue({ code: "custom", params: { key: "date" } })
    return z.NEVER
  })

const dayLong = 86_400_000

/** Left out: all five calendars; the empty list: none. `start` and `end`: what happens between them, each time it does. */
export const eventListQuery = z
  .object({ calendars: listOf(z.enum(calendars)), start: unset(moment), end: unset(moment) })
  .superRefine(({ start, end }, context) => {
    const refuse = (field: string, key: string) =>
      context.addIssue({ code: "custom", path: [field], params: { key }, input: field })
    if (start && !end) refuse("end", "required")
    if (end && !start) refuse("start", "required")
    if (!start || !end) return
    if (end <= start) refuse("end", "endBeforeStart")
    else if (end.getTime() - start.getTime() > longestRange * dayLong) refuse("end", "rangeTooLong")
  })
export interface Range {
  start: Date
  end: Date
}

const refused = (key: string) => ({ params: { key } })
export const timeZone = z.string().max(100).refine(isTimeZone, refused("timeZone"))
export const recurrence = z
  .string()
  .max(300)
  .refine((text) => partsOfRule(text) !== undefined, refused("recurrence"))
export const reminder = z.int().min(0).max(earliestReminder)

const written = {
  title: line(200).min(1),
  url: link,
  start: moment,
  end: moment,
  allDay: z.boolean(),
  extendedProps: z.object({
    calendar: z.enum(calendars),
    location: line(200).optional(),
    description: z.string().max(5_000).optional(),
    /** The people asked, by the names they go by or their e-mail addresses. */
    guests: z.array(line(120).min(1)).max(100).optional(),
    recurrence: recurrence.optional(),
    timeZone: timeZone.optional(),
    reminder: reminder.optional(),
  }),
}

export const newEvent = z.object({
  ...written,
  url: written.url.default(""),
  allDay: written.allDay.default(false),
  extendedProps: written.extendedProps.default({ calendar: "Business" }),
})
export type NewEvent = z.output<typeof newEvent>
export const addEventBody = z.object({ event: newEvent })

const eventChanges = z.object(written).partial()
export type EventChanges = z.output<typeof eventChanges>
export const updateEventBody = z.object({ event: eventChanges.extend({ id }) })

/** One of a series, by when the series has it start. */
const named = { id, occurrence: moment }
export const updateOccurrenceBody = z.object({ event: eventChanges.extend(named), scope: z.enum(changeScopes) })
export const removeOccurrenceQuery = z.object({ ...named, scope: z.enum(["this", "following"]) })
export const restoreOccurrenceBody = z.object(named)
export const rejoinEventBody = z.object({ id, recurrence, splitId: id.optional() })

export const removeEventsBody = z.object({ ids: z.array(id).min(1).max(2_000) })

/** A calendar file, and what its events are where it does not say. */
export const importBody = z.object({
  ics: z.string().min(1).max(largestFile),
  timeZone: timeZone.default("UTC"),
  calendar: z.enum(calendars).default("Business"),
})
export const importPreview = z.object({
  events: z.array(event.omit({ id: true })),
  /** How many there are, of which `events` are the first. */
  total: z.int(),
  /** How many more are in the calendar already. */
  known: z.int(),
  /** What cannot be taken over. */
  problems: z.array(z.object({ title: z.string(), reason: z.enum(importProblems) })),
})
export type ImportPreview = z.infer<typeof importPreview>

export const feed = z.object({
  address: z.string().nullable(),
  createdAt: z.string().nullable(),
  lastReadAt: z.string().nullable(),
})
export const feedParams = z.object({ token: z.string().max(200) })
