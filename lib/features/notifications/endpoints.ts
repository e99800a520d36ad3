// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getNotificationSettings: EndpointReference<typeof contract.getNotificationSettings> = {
  method: "GET",
  path: "/notifications/settings",
}
export const listNotifications: EndpointReference<typeof contract.listNotifications> = {
  method: "GET",
  path: "/notifications/data",
}
export const readNotifications: EndpointReference<typeof contract.readNotifications> = {
  method: "POST",
  path: "/notifications/read",
}
export const updateNotificationSettings: EndpointReference<typeof contract.updateNotificationSettings> = {
  method: "POST",
  path: "/notifications/update-settings",
}
