// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addWebhook: EndpointReference<typeof contract.addWebhook> = { method: "POST", path: "/api/v1/webhooks" }
export const changeWebhook: EndpointReference<typeof contract.changeWebhook> = {
  method: "PATCH",
  path: "/api/v1/webhooks/{id}",
}
export const getDelivery: EndpointReference<typeof contract.getDelivery> = {
  method: "GET",
  path: "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
}
export const getWebhook: EndpointReference<typeof contract.getWebhook> = {
  method: "GET",
  path: "/api/v1/webhooks/{id}",
}
export const listDeliveries: EndpointReference<typeof contract.listDeliveries> = {
  method: "GET",
  path: "/api/v1/webhooks/{id}/deliveries",
}
export const listWebhooks: EndpointReference<typeof contract.listWebhooks> = { method: "GET", path: "/api/v1/webhooks" }
export const removeWebhook: EndpointReference<typeof contract.removeWebhook> = {
  method: "DELETE",
  path: "/api/v1/webhooks/{id}",
}
export const replayDelivery: EndpointReference<typeof contract.replayDelivery> = {
  method: "POST",
  path: "/api/v1/webhooks/{id}/deliveries/{deliveryId}/replay",
}
export const revealWebhookSecret: EndpointReference<typeof contract.revealWebhookSecret> = {
  method: "GET",
  path: "/api/v1/webhooks/{id}/secret",
}
export const rotateWebhookSecret: EndpointReference<typeof contract.rotateWebhookSecret> = {
  method: "POST",
  path: "/api/v1/webhooks/{id}/rotate-secret",
}
export const testWebhook: EndpointReference<typeof contract.testWebhook> = {
  method: "POST",
  path: "/api/v1/webhooks/{id}/test",
}
