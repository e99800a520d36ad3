import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Whether the process is alive; touches nothing else",
  can: "public",
  duringMaintenance: true,
  response: z.object({ status: z.literal("ok") }),
})

export const ready = endpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Whether the store is reachable, migrated and keeps workspaces apart",
  can: "public",
  duringMaintenance: true,
  response: z.object({
    status: z.literal("ok"),
    store: z.enum(["pglite", "postgres"]),
    migrations: z.object({ known: z.int(), applied: z.int() }),
    /** Mails that wait, are being sent and have failed; `server` is whether there is a mail server at all. */
    mail: z.object({ server: z.boolean(), queued: z.int(), sending: z.int(), failed: z.int() }),
  }),
})

export const metrics = endpoint({
  method: "GET",
  path: "/metrics",
  summary: "What this process measures of itself, as Prometheus reads it",
  description:
    "For the operator, who sends `METRICS_KEY` as a bearer token. Without that setting there is no such path.",
  can: "public",
  operatorKey: "METRICS_KEY",
  duringMaintenance: true,
  refusals: { 401: "Another key, or none, was sent", 404: "The operator has not set METRICS_KEY" },
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
  summary: "An uploaded picture; it never changes under its address",
  can: ["read", "Auth"],
  params: z.object({ id: z.uuid() }),
  response: "binary",
  mediaType: "*/*",
})
