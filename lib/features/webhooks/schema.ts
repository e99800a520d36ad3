import * as z from "zod"
import { line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { isWebAddress } from "@/lib/core/outbound/web-address"
import { deliveryErrors, deliveryStates, offReasons, webhookSorts, webhookStates } from "./values"

const time = z.iso.datetime()

/** `*`, `invoice.*` or `invoice.updated`. */
const pattern = z
  .string()
  .max(80)
  .regex(/^(\*|[a-z][a-z\d-]*\.(\*|[a-z][a-z\d-]*))$/)
  .meta({ examples: ["invoice.*"] })

/** An absolute URL. Whether the server may call it is the service's question. */
const url = line(1000)
  .min(1)
  .refine((text) => text === "" || isWebAddress(text), { params: { key: "webhookUrl" } })
  .meta({ examples: ["https://hooks.example.org/invoices"] })
const events = z
  .array(pattern)
  .min(1)
  .max(200)
  .transform((patterns) => [...new Set(patterns)])

export const webhookForm = z.object({ url, description: line(200).default(""), events })
export type WebhookValues = z.output<typeof webhookForm>

export const webhookChanges = z.object({
  url: url.optional(),
  description: line(200).optional(),
  events: events.optional(),
  /** Pauses it, or turns it on again. */
  state: z.enum(["active", "paused"]).optional(),
  /** The version that the caller edited. If it is outdated, nothing is written. */
  version: z.int().min(1).optional(),
})
export type WebhookChanges = z.output<typeof webhookChanges>

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  state: z.enum(webhookStates),
  /** Why it was switched off. */
  offReason: z.enum(offReasons).nullable(),
  /** The first failed attempt since the last success. */
  failingSince: time.nullable(),
  /** Until when the secret before the last rotation signs as well. */
  previousSecretUntil: time.nullable(),
  version: z.int(),
  madeBy: z.string(),
  createdAt: time,
})
export type Webhook = z.infer<typeof webhook>

export const webhookWithSecret = webhook.extend({ secret: z.string() })
export const secretAnswer = z.object({ secret: z.string() })

export const webhookList = listOf(webhook)
export const webhookListQuery = listQuery({
  state: unset(z.enum(webhookStates)),
  sortBy: unset(z.enum(webhookSorts)),
})
export type WebhookListQuery = z.output<typeof webhookListQuery>

export const webhookParams = z.object({ id: z.uuid() })
export const deliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() })

export const delivery = z.object({
  id: z.uuid(),
  webhookId: z.uuid(),
  /** The event's id, sent as `webhook-id`. */
  eventId: z.uuid(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  nextAttemptAt: time.nullable(),
  lastAttemptAt: time.nullable(),
  durationMs: z.int().nullable(),
  /** The HTTP status of the last answer. */
  status: z.int().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  createdAt: time,
})
export type Delivery = z.infer<typeof delivery>

/** With the body as it was sent, and the beginning of the last answer. */
export const deliveryDetails = delivery.extend({ body: z.string(), answer: z.string().nullable() })
export type DeliveryDetails = z.infer<typeof deliveryDetails>

export const deliveryList = listOf(delivery)
export const deliveryListQuery = listQuery({ state: unset(z.enum(deliveryStates)) })
export type DeliveryListQuery = z.output<typeof deliveryListQuery>

named({ Webhook: webhook, WebhookWithSecret: webhookWithSecret, DeliveryDetails: deliveryDetails })
