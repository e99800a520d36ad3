import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "./schema"
import { addEventBody, event, eventListQuery, updateEventBody } from "./schema"

export const listEvents = endpoint({
  method: "GET",
  path: "/apps/calendar/events",
  summary: "Events of the named calendars, by start",
  description:
    "`calendars` left out means all five; the empty list (`calendars=`) finds nothing. Without `start` and `end` a series " +
    "is answered once, by the first of it. With both, at most 400 days apart, what takes place between them is answered, " +
    "each time it does; one of a series says with `extendedProps.occurrence` which it is.",
  can: ["read", "Event"],
  query: eventListQuery,
  response: z.array(event),
})

export const addEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/add-event",
  summary: "Add an event",
  description:
    "`start` and `end` are ISO 8601; a date alone is its first moment, and what names no zone is UTC. Whole days run from " +
    "midnight to midnight UTC. `extendedProps.recurrence` is the value of an RRULE, kept by the clocks of " +
    "`extendedProps.timeZone`; a series starts with the first time its rule falls on.",
  can: ["create", "Event"],
  body: addEventBody,
  response: z.object({ event }),
  status: 201,
})

export const updateEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/update-event",
  summary: "Change an event; given fields are merged",
  description: "`extendedProps` is replaced whole. Of a series, all are changed, and `start` is that of the first.",
  can: ["update", "Event"],
  body: updateEventBody,
  response: z.object({ event }),
})

export const removeEvent = endpoint({
  method: "DELETE",
  path: "/apps/calendar/remove-event",
  summary: "Delete an event for real; can be undone for an hour",
  can: ["delete", "Event"],
  query: z.object({ id }),
  response: z.object({ id: z.int() }),
})

export const restoreEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/restore-event",
  summary: "Undo the delete of an event",
  can: ["delete", "Event"],
  body: z.object({ id }),
  response: z.object({ event }),
})

export const removeEvents = endpoint({
  method: "POST",
  path: "/apps/calendar/remove-events",
  summary: "Delete several events, such as those just imported",
  can: ["delete", "Event"],
  body: schema.removeEventsBody,
  response: z.object({ ids: z.array(z.int()) }),
})

export const updateOccurrence = endpoint({
  method: "POST",
  path: "/apps/calendar/update-occurrence",
  summary: "Change one of a series, that one and those after it, or all",
  description:
    "`occurrence` says which, as `extendedProps.occurrence` named it. Of `following` the answer is the new series that " +
    "starts there. Of `all`, the whole series is moved by what this one is moved by.",
  can: ["update", "Event"],
  body: schema.updateOccurrenceBody,
  response: z.object({ event }),
})

export const removeOccurrence = endpoint({
  method: "DELETE",
  path: "/apps/calendar/remove-occurrence",
  summary: "Delete one of a series, or that one and those after it",
  description: "`whole` says that no other was left and the whole series went; `restore-event` brings it back.",
  can: ["delete", "Event"],
  query: schema.removeOccurrenceQuery,
  response: z.object({ id: z.int(), whole: z.boolean() }),
})

export const restoreOccurrence = endpoint({
  method: "POST",
  path: "/apps/calendar/restore-occurrence",
  summary: "Bring one of a series back, or make it like the others again",
  can: ["update", "Event"],
  body: schema.restoreOccurrenceBody,
  response: z.object({ event }),
})

export const rejoinEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/rejoin-event",
  summary: "Undo the cut of a series: its rule is put back, and what was made of its rest goes",
  description: "`splitId` is the series that `update-occurrence` answered; only who made it can take it back.",
  can: ["update", "Event"],
  body: schema.rejoinEventBody,
  response: z.object({ event }),
})

export const previewImport = endpoint({
  method: "POST",
  path: "/apps/calendar/preview-import",
  summary: "Read a calendar file without taking anything over",
  description:
    "`ics` is an iCalendar file (RFC 5545) as text, of at most 2,000 events. Of those 1,000 may " +
    "repeat, and 5,000 dates may differ from their series or be left out. A file whose rules take too long to work out is " +
    "refused.",
  can: ["create", "Event"],
  changes: { calls: [] },
  transaction: "none",
  body: schema.importBody,
  response: schema.importPreview,
})

export const importEvents = endpoint({
  method: "POST",
  path: "/apps/calendar/import-events",
  summary: "Take over the events of a calendar file that are not in the calendar yet",
  can: ["create", "Event"],
  transaction: "none",
  body: schema.importBody,
  response: z.object({ ids: z.array(z.int()) }),
  status: 201,
})

export const exportEvents = endpoint({
  method: "GET",
  path: "/apps/calendar/export",
  summary: "The calendar as an iCalendar file, from about a year ago on",
  can: ["read", "Event"],
  transaction: "none",
  response: "binary",
  mediaType: "text/calendar",
})

export const getFeed = endpoint({
  method: "GET",
  path: "/apps/calendar/feed-address",
  summary: "The caller's private address at which other calendars read this one",
  can: ["read", "Event"],
  response: schema.feed,
})

export const renewFeed = endpoint({
  method: "POST",
  path: "/apps/calendar/renew-feed",
  summary: "Give the caller a new private address; the one before leads nowhere any more",
  can: ["read", "Event"],
  changes: { calls: ["/apps/calendar/feed-address"], to: "self" },
  response: schema.feed,
})

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/apps/calendar/revoke-feed",
  summary: "Take the caller's private address back",
  can: ["read", "Event"],
  changes: { calls: ["/apps/calendar/feed-address"], to: "self" },
  response: schema.feed,
})

export const readFeed = endpoint({
  method: "GET",
  path: "/apps/calendar/feed/{token}",
  summary: "The calendar behind a private address, as an iCalendar file",
  description: "Nobody signs in: the address is the key. Whatever is wrong with it, the answer is 404.",
  can: "public",
  params: schema.feedParams,
  secretParams: ["token"],
  response: "binary",
  mediaType: "text/calendar",
})
