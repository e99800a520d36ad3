import * as z from "zod"
import { id, line, link, listOf, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { isTimeZone } from "@/lib/core/time-zone"
import {
  answerStates,
  answers,
  calendars,
  changeScopes,
  importProblems,
  maxFileSize,
  maxRangeDays,
  maxReminderMinutes,
  partsOfRule,
} from "./values"

/** The event's other properties as one document, which a change replaces as a whole. */
const extendedProps = z.object({
  calendar: z.enum(calendars),
  location: z.string().optional(),
  description: z.string().optional(),
  guests: z.array(z.string()).optional(),
  /** The value of an RRULE (RFC 5545). */
  recurrence: z.string().optional(),
  /** The time zone in which it repeats. */
  timeZone: z.string().optional(),
  /** Minutes before the start at which owner and guests are reminded. */
  reminder: z.int().optional(),
  /** Only on an occurrence of a series: its original start, which identifies it even after it was moved. */
  occurrence: z.string().optional(),
  /** Increases with each edit. Only in lists of a range of time, and in responses to callers that sent a version. */
  version: z.int().optional(),
  /** The guests' answers, by entry of `guests`; guests without an answer are missing. Only in lists of a range of time. */
  answers: z.array(z.object({ guest: z.string(), answer: z.enum(answers) })).optional(),
  /** The caller's answer, if the event lists them as a guest and somebody else organises it. Only in lists of a range. */
  answer: z.enum(answerStates).optional(),
})

/** An event as every endpoint returns it. */
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

/** Whether the date exists: JavaScript reads 30 February as 2 March. */
const dayExists = (text: string) => z.iso.date().safeParse(text.slice(0, 10)).success

/** An instant in ISO 8601. A date alone means its midnight, and times without a zone are UTC. */
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

/** `calendars`: all five if omitted, none if empty. `start` and `end` select each occurrence in between. */
export const eventListQuery = z
  .object({ calendars: listOf(z.enum(calendars)), start: unset(moment), end: unset(moment) })
  .superRefine(({ start, end }, context) => {
    const refuse = (field: string, key: string) =>
      context.addIssue({ code: "custom", path: [field], params: { key }, input: field })
    if (start && !end) refuse("end", "required")
    if (end && !start) refuse("start", "required")
    if (!start || !end) return
    if (end <= start) refuse("end", "endBeforeStart")
    else if (end.getTime() - start.getTime() > maxRangeDays * dayLong) refuse("end", "rangeTooLong")
  })
export interface Range {
  start: Date
  end: Date
}

const errorKey = (key: string) => ({ params: { key } })
export const timeZone = z.string().max(100).refine(isTimeZone, errorKey("timeZone"))
export const recurrence = z
  .string()
  .max(300)
  .refine((text) => partsOfRule(text) !== undefined, errorKey("recurrence"))
export const reminder = z.int().min(0).max(maxReminderMinutes)

const fields = {
  title: line(200).min(1),
  url: link,
  start: moment,
  end: moment,
  allDay: z.boolean(),
  extendedProps: z.object({
    calendar: z.enum(calendars),
    location: line(200).optional(),
    description: z.string().max(5_000).optional(),
    /** Names or e-mail addresses. */
    guests: z.array(line(120).min(1)).max(100).optional(),
    recurrence: recurrence.optional(),
    timeZone: timeZone.optional(),
    reminder: reminder.optional(),
  }),
}

export const newEvent = z.object({
  ...fields,
  url: fields.url.default(""),
  allDay: fields.allDay.default(false),
  extendedProps: fields.extendedProps.default({ calendar: "Business" }),
})
export type NewEvent = z.output<typeof newEvent>
export const addEventBody = z.object({ event: newEvent })

const eventChanges = z.object(fields).partial()
export type EventChanges = z.output<typeof eventChanges>
/** The version that the caller edited. If it is outdated, nothing is written. */
const version = z.int().min(1).optional()
export const updateEventBody = z.object({ event: eventChanges.extend({ id, version }) })

export const removeEventQuery = z.object({ id, version: unset(z.coerce.number().int().min(1)) })

/** Identifies an occurrence of a series by its original start. */
const occurrenceKey = { id, occurrence: moment }
export const updateOccurrenceBody = z.object({
  event: eventChanges.extend({ ...occurrenceKey, version }),
  scope: z.enum(changeScopes),
})
export const removeOccurrenceQuery = z.object({
  ...occurrenceKey,
  scope: z.enum(["this", "following"]),
  version: unset(z.coerce.number().int().min(1)),
})
export const restoreOccurrenceBody = z.object(occurrenceKey)
export const rejoinEventBody = z.object({ id, recurrence, splitId: id.optional() })

const answer = z.enum(answers)
export const answerEventBody = z.object({ id, occurrence: moment.optional(), answer })
const token = z.string().max(1_000)
export const invitationToken = z.object({ token })
export const answerInvitationBody = z.object({ token, answer })
/** The parts of an event that a guest sees without signing in. */
export const invitation = z.object({
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  /** The times in the caller's language and the event's time zone. */
  when: z.string(),
  location: z.string(),
  organiser: z.string(),
  answer: z.enum(answerStates),
})
export type InvitationFacts = z.infer<typeof invitation>

export const removeEventsBody = z.object({ ids: z.array(id).min(1).max(2_000) })

/** A calendar file, and the defaults for events that name no time zone or calendar. */
export const importBody = z.object({
  ics: z.string().min(1).max(maxFileSize),
  timeZone: timeZone.default("UTC"),
  calendar: z.enum(calendars).default("Business"),
})
export const importPreview = z.object({
  events: z.array(event.omit({ id: true })),
  /** Number of events to import, of which `events` are the first. */
  total: z.int(),
  /** Number of events that are already in the calendar. */
  known: z.int(),
  /** Events that can't be imported. */
  problems: z.array(z.object({ title: z.string(), reason: z.enum(importProblems) })),
})
export type ImportPreview = z.infer<typeof importPreview>

export const feed = z.object({
  address: z.string().nullable(),
  createdAt: z.string().nullable(),
  lastReadAt: z.string().nullable(),
})
export const feedParams = z.object({ token: z.string().max(200) })

named({
  Event: event,
  CalendarFeed: feed,
  CalendarImport: importBody,
  EventProperties: extendedProps,
  EventPropertiesForm: fields.extendedProps,
})
