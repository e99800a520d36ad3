import { endpoint } from "@/lib/core/http/endpoint"
import {
  deliveryDetails,
  deliveryList,
  deliveryListQuery,
  deliveryParams,
  secretAnswer,
  webhook,
  webhookChanges,
  webhookForm,
  webhookList,
  webhookListQuery,
  webhookParams,
  webhookWithSecret,
} from "./schema"

const refusedAddress = { 422: "A field is invalid, or `url` is not a public https address" }

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/v1/webhooks",
  summary: "Webhooks with their state",
  description: "`q` searches address and description. The oldest is first unless `sortBy` and `order` say otherwise.",
  can: ["read", "Webhook"],
  query: webhookListQuery,
  response: webhookList,
})

export const addWebhook = endpoint({
  method: "POST",
  path: "/api/v1/webhooks",
  summary: "Add a webhook",
  description:
    "`events` lists types of events: `invoice.updated`, `invoice.*` or `*`. The response holds the secret for verifying signatures.",
  can: ["create", "Webhook"],
  body: webhookForm,
  response: webhookWithSecret,
  status: 201,
  refusals: { ...refusedAddress, 409: "The workspace has 50 webhooks already" },
  // It resolves the address before it opens its transaction.
  transaction: "none",
})

export const getWebhook = endpoint({
  method: "GET",
  path: "/api/v1/webhooks/{id}",
  summary: "A webhook",
  can: ["read", "Webhook"],
  params: webhookParams,
  response: webhook,
})

export const changeWebhook = endpoint({
  method: "PATCH",
  path: "/api/v1/webhooks/{id}",
  summary: "Change a webhook; merges the given fields",
  description:
    "`state` pauses it, or turns it on again. With `version` nothing is written if the webhook has changed since.",
  can: ["update", "Webhook"],
  params: webhookParams,
  body: webhookChanges,
  response: webhook,
  refusals: refusedAddress,
  transaction: "none",
})

export const removeWebhook = endpoint({
  method: "DELETE",
  path: "/api/v1/webhooks/{id}",
  summary: "Delete a webhook and its deliveries",
  can: ["delete", "Webhook"],
  params: webhookParams,
  response: webhook,
})

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/v1/webhooks/{id}/rotate-secret",
  summary: "Make a new secret",
  description: "For 24 hours every message also has a signature by the previous secret.",
  can: ["update", "Webhook"],
  confirmed: true,
  params: webhookParams,
  response: webhookWithSecret,
})

export const revealWebhookSecret = endpoint({
  method: "GET",
  path: "/api/v1/webhooks/{id}/secret",
  summary: "The secret for verifying signatures",
  can: ["update", "Webhook"],
  confirmed: true,
  params: webhookParams,
  response: secretAnswer,
  refusals: { 409: "The secret can't be read any more, because AUTH_SECRET has changed; make a new one" },
})

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/v1/webhooks/{id}/test",
  summary: "Send a `webhook.test` event",
  can: ["update", "Webhook"],
  params: webhookParams,
  response: deliveryDetails,
  refusals: { 409: "The webhook is paused or off" },
})

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/v1/webhooks/{id}/deliveries",
  summary: "A webhook's deliveries of the last 30 days, newest first",
  description: "`q` searches the type of the event. `state=pending` includes those that are being sent.",
  can: ["read", "Webhook"],
  params: webhookParams,
  query: deliveryListQuery,
  response: deliveryList,
})

export const getDelivery = endpoint({
  method: "GET",
  path: "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
  summary: "A delivery with its body and the beginning of the last answer",
  can: ["read", "Webhook"],
  params: deliveryParams,
  response: deliveryDetails,
})

export const replayDelivery = endpoint({
  method: "POST",
  path: "/api/v1/webhooks/{id}/deliveries/{deliveryId}/replay",
  summary: "Send a delivery again, with the same id and body",
  can: ["update", "Webhook"],
  params: deliveryParams,
  response: deliveryDetails,
  refusals: { 409: "The webhook is paused or off" },
})
