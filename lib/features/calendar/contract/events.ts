import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "../schema"
import { addEventBody, event, eventListQuery, updateEventBody } from "../schema"

export const listEvents = endpoint({
  method: "GET",
  path: "/apps/calendar/events",
  tool: "list_events",
  summary: "Events of the given calendars, by start",
  description:
    "Omitting `calendars` means all five; an empty list (`calendars=`) finds nothing. Without `start` and `end`, a series " +
    "is returned once, as its first occurrence. With both (at most 400 days apart), each occurrence in between is " +
    "returned, and `extendedProps.occurrence` identifies it within its series; `extendedProps.version` increases with each " +
    "edit, `extendedProps.answers` has what guests answered, and `extendedProps.answer` what the caller did, if invited.",
  can: ["read", "Event"],
  query: eventListQuery,
  response: z.array(event),
})

export const addEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/add-event",
  summary: "Add an event",
  description:
    "`start` and `end` are ISO 8601; a date alone means its midnight, and times without a zone are UTC. All-day events run " +
    "from midnight to midnight UTC. `extendedProps.recurrence` is the value of an RRULE in local time of " +
    "`extendedProps.timeZone`. A series starts at the first occurrence of its rule. Guests are users by full name or e-mail " +
    "address, or anybody else by address. Except the caller, they receive an e-mail with a calendar file; users are also " +
    "notified. The same happens when an event changes in what guests see, and when it is deleted.",
  can: ["create", "Event"],
  body: addEventBody,
  response: z.object({ event }),
  status: 201,
})

export const updateEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/update-event",
  summary: "Change an event; merges the given fields",
  description:
    "`extendedProps` is replaced as a whole. For a series, every occurrence changes, and `start` is that of the first. With " +
    "`version`, the response is 409 with the `current` event if somebody else has changed it since.",
  can: ["update", "Event"],
  body: updateEventBody,
  response: z.object({ event }),
})

export const removeEvent = endpoint({
  method: "DELETE",
  path: "/apps/calendar/remove-event",
  summary: "Delete an event; it can be restored for an hour",
  can: ["delete", "Event"],
  description: "With `version`, the response is 409 with the `current` event if somebody else has changed it since.",
  query: schema.removeEventQuery,
  response: z.object({ id: z.int() }),
})

export const restoreEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/restore-event",
  summary: "Restore a deleted event",
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
  summary: "Change one occurrence of a series, that one and all later ones, or all",
  description:
    "`occurrence` is the value of `extendedProps.occurrence`. `following` returns the new series that starts there. `all` " +
    "moves the whole series by as much as this occurrence. `version` is that of the occurrence; if it is outdated, the response " +
    "is 409 with the `current` one.",
  can: ["update", "Event"],
  body: schema.updateOccurrenceBody,
  response: z.object({ event }),
})

export const removeOccurrence = endpoint({
  method: "DELETE",
  path: "/apps/calendar/remove-occurrence",
  summary: "Delete one occurrence of a series, or that one and all later ones",
  description:
    "`whole` means that this deleted the entire series; `restore-event` restores it. `version` is that of the occurrence; " +
    "if it is outdated, the response is 409 with the `current` one.",
  can: ["delete", "Event"],
  query: schema.removeOccurrenceQuery,
  response: z.object({ id: z.int(), whole: z.boolean() }),
})

export const restoreOccurrence = endpoint({
  method: "POST",
  path: "/apps/calendar/restore-occurrence",
  summary: "Restore a deleted occurrence, or reset a changed one to match its series",
  can: ["update", "Event"],
  body: schema.restoreOccurrenceBody,
  response: z.object({ event }),
})

export const rejoinEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/rejoin-event",
  summary: "Undo the split of a series: restore its rule and delete the series split off",
  description:
    "`splitId` is the series that `update-occurrence` returned. Only the user who created it can undo the split.",
  can: ["update", "Event"],
  body: schema.rejoinEventBody,
  response: z.object({ event }),
})

export const previewImport = endpoint({
  method: "POST",
  path: "/apps/calendar/preview-import",
  summary: "Preview a calendar file without importing it",
  description:
    "`ics` is an iCalendar file (RFC 5545) as text, with at most 2,000 events, 1,000 recurrence rules and 5,000 changed or " +
    "excluded occurrences. A file whose rules take too long to compute is rejected (422).",
  can: ["create", "Event"],
  changes: { calls: [] },
  transaction: "none",
  body: schema.importBody,
  response: schema.importPreview,
})

export const importEvents = endpoint({
  method: "POST",
  path: "/apps/calendar/import-events",
  summary: "Import the events of a calendar file that are not in the calendar yet",
  can: ["create", "Event"],
  transaction: "none",
  body: schema.importBody,
  response: z.object({ ids: z.array(z.int()) }),
  status: 201,
})

export const exportEvents = endpoint({
  method: "GET",
  path: "/apps/calendar/export",
  summary: "The calendar as an iCalendar file, starting 400 days ago",
  can: ["read", "Event"],
  transaction: "none",
  exports: "event",
  response: "binary",
  mediaType: "text/calendar",
})

export const getFeed = endpoint({
  method: "GET",
  path: "/apps/calendar/feed-address",
  summary: "The caller's private address, with which other calendar programs can subscribe",
  can: ["read", "Event"],
  closedToKeys: true,
  response: schema.feed,
})

export const renewFeed = endpoint({
  method: "POST",
  path: "/apps/calendar/renew-feed",
  summary: "Create a new private address for the caller; the previous one stops working",
  can: ["read", "Event"],
  closedToKeys: true,
  changes: { calls: ["/apps/calendar/feed-address"], to: "self" },
  response: schema.feed,
})

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/apps/calendar/revoke-feed",
  summary: "Revoke the caller's private address",
  can: ["read", "Event"],
  changes: { calls: ["/apps/calendar/feed-address"], to: "self" },
  response: schema.feed,
})

export const readFeed = endpoint({
  method: "GET",
  path: "/apps/calendar/feed/{token}",
  summary: "The calendar behind a private address, as an iCalendar file",
  description: "Needs no sign-in: the token in the address is the key. Any invalid token answers 404.",
  can: "public",
  params: schema.feedParams,
  secretParams: ["token"],
  response: "binary",
  mediaType: "text/calendar",
})
