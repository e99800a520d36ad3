import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { locales } from "@/lib/core/i18n/locales"

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Liveness: the process responds; checks nothing else",
  can: "public",
  duringMaintenance: true,
  response: z.object({ status: z.literal("ok") }),
})

export const ready = endpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Readiness: the database is reachable, migrated and isolates workspaces",
  can: "public",
  duringMaintenance: true,
  response: z.object({
    status: z.literal("ok"),
    store: z.enum(["pglite", "postgres"]),
    migrations: z.object({ known: z.int(), applied: z.int() }),
    /** Numbers of queued, sending and failed mails. `server` says whether a mail server is configured. */
    mail: z.object({ server: z.boolean(), queued: z.int(), sending: z.int(), failed: z.int() }),
  }),
})

export const metrics = endpoint({
  method: "GET",
  path: "/metrics",
  summary: "Metrics of this process in the Prometheus format",
  description: "For the operator, who sends `METRICS_KEY` as a bearer token. Without that setting the response is 404.",
  can: "public",
  operatorKey: "METRICS_KEY",
  duringMaintenance: true,
  refusals: { 401: "The key is missing or wrong", 404: "METRICS_KEY is not set" },
  response: "binary",
  mediaType: "text/plain",
})

export const openApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This description, as OpenAPI 3.1",
  can: "public",
  response: z.custom<{ openapi: string }>(),
})

export const getFile = endpoint({
  method: "GET",
  path: "/api/files/{id}",
  summary: "An uploaded file; its content never changes",
  can: ["read", "Auth"],
  params: z.object({ id: z.uuid() }),
  response: "binary",
  mediaType: "*/*",
})

export const getMessages = endpoint({
  method: "GET",
  path: "/api/messages/{locale}/{version}/{namespaces}",
  summary: "Texts of the interface, as the screens load them",
  description:
    "Under the current version a response may be cached permanently. Other versions get the current texts too, uncached, because a page may come from a server with another release.",
  can: "public",
  duringMaintenance: true,
  params: z.object({
    locale: z.enum(locales),
    version: z.string().max(40),
    /** Comma-separated names of the files in messages/<locale>, with dots for slashes. */
    namespaces: z.string().max(400),
  }),
  response: "binary",
  mediaType: "application/json",
})
