import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addEventBody, event, eventListQuery, updateEventBody } from "./schema"

export const listEvents = endpoint({
  method: "GET",
  path: "/apps/calendar/events",
  summary: "Events of the named calendars, by start",
  description: "`calendars` left out means all five; the empty list (`calendars=`) finds nothing.",
  can: ["read", "Event"],
  query: eventListQuery,
  response: z.array(event),
})

export const addEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/add-event",
  summary: "Add an event",
  description: "`start` and `end` are ISO 8601; a date alone is its first moment, and what names no zone is UTC.",
  can: ["create", "Event"],
  body: addEventBody,
  response: z.object({ event }),
  status: 201,
})

export const updateEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/update-event",
  summary: "Change an event; given fields are merged",
  description: "`extendedProps` is replaced whole.",
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
