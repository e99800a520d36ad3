import * as z from "zod"
import { id, line, link, listOf } from "@/lib/core/http/fields"
import { calendars } from "./values"

/** What an event is about, as one document: a change replaces it whole. */
const extendedProps = z.object({
  calendar: z.enum(calendars),
  location: z.string().optional(),
  description: z.string().optional(),
  guests: z.array(z.string()).optional(),
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

/** Left out: all five calendars; the empty list: none. */
export const eventListQuery = z.object({ calendars: listOf(z.enum(calendars)) })

const isoInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)

/** Whether the day of a text exists: JavaScript takes 30 February as 2 March. */
const dayExists = (text: string) => z.iso.date().safeParse(text.slice(0, 10)).success

/** An instant in ISO 8601; a date alone is its first moment, and what names no zone is UTC. */
const moment = z
  .string()
  .max(40)
  .transform((text, context) => {
    const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}${text.includes("T") ? "Z" : ""}`
    const at = isoInstant.test(text) && dayExists(text) ? new Date(zoned) : undefined
    if (at && at.getTime() >= earliest && at.getTime() < latest) return at
    context.addIssue({ code: "custom", params: { key: "date" } })
    return z.NEVER
  })

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
    /** The people asked, by the names they go by. */
    guests: z.array(line(120).min(1)).max(100).optional(),
  }),
}

const newEvent = z.object({
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
