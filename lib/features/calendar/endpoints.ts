// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addEvent: EndpointReference<typeof contract.addEvent> = {
  method: "POST",
  path: "/apps/calendar/add-event",
}
export const answerEvent: EndpointReference<typeof contract.answerEvent> = {
  method: "POST",
  path: "/apps/calendar/answer-event",
}
export const answerInvitation: EndpointReference<typeof contract.answerInvitation> = {
  method: "POST",
  path: "/apps/calendar/answer-invitation",
}
export const exportEvents: EndpointReference<typeof contract.exportEvents> = {
  method: "GET",
  path: "/apps/calendar/export",
}
export const getFeed: EndpointReference<typeof contract.getFeed> = {
  method: "GET",
  path: "/apps/calendar/feed-address",
}
export const importEvents: EndpointReference<typeof contract.importEvents> = {
  method: "POST",
  path: "/apps/calendar/import-events",
}
export const listEvents: EndpointReference<typeof contract.listEvents> = {
  method: "GET",
  path: "/apps/calendar/events",
}
export const previewImport: EndpointReference<typeof contract.previewImport> = {
  method: "POST",
  path: "/apps/calendar/preview-import",
}
export const readFeed: EndpointReference<typeof contract.readFeed> = {
  method: "GET",
  path: "/apps/calendar/feed/{token}",
}
export const rejoinEvent: EndpointReference<typeof contract.rejoinEvent> = {
  method: "POST",
  path: "/apps/calendar/rejoin-event",
}
export const removeEvent: EndpointReference<typeof contract.removeEvent> = {
  method: "DELETE",
  path: "/apps/calendar/remove-event",
}
export const removeEvents: EndpointReference<typeof contract.removeEvents> = {
  method: "POST",
  path: "/apps/calendar/remove-events",
}
export const removeOccurrence: EndpointReference<typeof contract.removeOccurrence> = {
  method: "DELETE",
  path: "/apps/calendar/remove-occurrence",
}
export const renewFeed: EndpointReference<typeof contract.renewFeed> = {
  method: "POST",
  path: "/apps/calendar/renew-feed",
}
export const restoreEvent: EndpointReference<typeof contract.restoreEvent> = {
  method: "POST",
  path: "/apps/calendar/restore-event",
}
export const restoreOccurrence: EndpointReference<typeof contract.restoreOccurrence> = {
  method: "POST",
  path: "/apps/calendar/restore-occurrence",
}
export const revokeFeed: EndpointReference<typeof contract.revokeFeed> = {
  method: "DELETE",
  path: "/apps/calendar/revoke-feed",
}
export const showInvitation: EndpointReference<typeof contract.showInvitation> = {
  method: "GET",
  path: "/apps/calendar/invitation",
}
export const updateEvent: EndpointReference<typeof contract.updateEvent> = {
  method: "POST",
  path: "/apps/calendar/update-event",
}
export const updateOccurrence: EndpointReference<typeof contract.updateOccurrence> = {
  method: "POST",
  path: "/apps/calendar/update-occurrence",
}
