// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as events from "./contract/events"
import type * as invitations from "./contract/invitations"

export const addEvent: EndpointReference<typeof events.addEvent> = { method: "POST", path: "/apps/calendar/add-event" }
export const exportEvents: EndpointReference<typeof events.exportEvents> = {
  method: "GET",
  path: "/apps/calendar/export",
}
export const getFeed: EndpointReference<typeof events.getFeed> = { method: "GET", path: "/apps/calendar/feed-address" }
export const importEvents: EndpointReference<typeof events.importEvents> = {
  method: "POST",
  path: "/apps/calendar/import-events",
}
export const listEvents: EndpointReference<typeof events.listEvents> = { method: "GET", path: "/apps/calendar/events" }
export const previewImport: EndpointReference<typeof events.previewImport> = {
  method: "POST",
  path: "/apps/calendar/preview-import",
}
export const readFeed: EndpointReference<typeof events.readFeed> = {
  method: "GET",
  path: "/apps/calendar/feed/{token}",
}
export const rejoinEvent: EndpointReference<typeof events.rejoinEvent> = {
  method: "POST",
  path: "/apps/calendar/rejoin-event",
}
export const removeEvent: EndpointReference<typeof events.removeEvent> = {
  method: "DELETE",
  path: "/apps/calendar/remove-event",
}
export const removeEvents: EndpointReference<typeof events.removeEvents> = {
  method: "POST",
  path: "/apps/calendar/remove-events",
}
export const removeOccurrence: EndpointReference<typeof events.removeOccurrence> = {
  method: "DELETE",
  path: "/apps/calendar/remove-occurrence",
}
export const renewFeed: EndpointReference<typeof events.renewFeed> = {
  method: "POST",
  path: "/apps/calendar/renew-feed",
}
export const restoreEvent: EndpointReference<typeof events.restoreEvent> = {
  method: "POST",
  path: "/apps/calendar/restore-event",
}
export const restoreOccurrence: EndpointReference<typeof events.restoreOccurrence> = {
  method: "POST",
  path: "/apps/calendar/restore-occurrence",
}
export const revokeFeed: EndpointReference<typeof events.revokeFeed> = {
  method: "DELETE",
  path: "/apps/calendar/revoke-feed",
}
export const updateEvent: EndpointReference<typeof events.updateEvent> = {
  method: "POST",
  path: "/apps/calendar/update-event",
}
export const updateOccurrence: EndpointReference<typeof events.updateOccurrence> = {
  method: "POST",
  path: "/apps/calendar/update-occurrence",
}
export const answerEvent: EndpointReference<typeof invitations.answerEvent> = {
  method: "POST",
  path: "/apps/calendar/answer-event",
}
export const answerInvitation: EndpointReference<typeof invitations.answerInvitation> = {
  method: "POST",
  path: "/apps/calendar/answer-invitation",
}
export const showInvitation: EndpointReference<typeof invitations.showInvitation> = {
  method: "GET",
  path: "/apps/calendar/invitation",
}
