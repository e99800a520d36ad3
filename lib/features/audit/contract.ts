import { endpoint } from "@/lib/core/http/endpoint"
import { listOf } from "@/lib/core/http/v1"
import { activity, activityQuery, auditCheck, auditEvent, auditParams, auditQuery, auditSettings } from "./schema"

export const listAuditEvents = endpoint({
  method: "GET",
  path: "/api/v1/audit-events",
  summary: "The workspace's audit log, newest first",
  description:
    "Every write, sign-in, export and refused call. `q` searches the names of users, record types, and ids of records and requests. `from` and `to` are days (UTC, included) or points in time.",
  can: ["read", "AuditLog"],
  query: auditQuery,
  response: listOf(auditEvent),
})

export const getAuditEvent = endpoint({
  method: "GET",
  path: "/api/v1/audit-events/{id}",
  summary: "An event of the audit log",
  can: ["read", "AuditLog"],
  params: auditParams,
  response: auditEvent,
})

export const listActivities = endpoint({
  method: "GET",
  path: "/api/v1/activities",
  summary: "A record's audit log, newest first",
  description:
    "For users who may read the record on its own screen. It leaves out fields that the record's own endpoint doesn't show them, changes of nothing else, and how and from where something was done.",
  can: ["read", "Auth"],
  // It reads the record by the endpoint of its noun, in a transaction of that endpoint's own.
  transaction: "none",
  query: activityQuery,
  response: listOf(activity),
  refusals: { 404: "There is no such record" },
})

export const verifyAuditEvents = endpoint({
  method: "GET",
  path: "/api/v1/audit-events/verify",
  summary: "Check that nobody has changed the audit log",
  description:
    "Reads the whole chain. `problem` names the first event that is not as it was sealed. Note `sequence` and `hash` down elsewhere: somebody who cuts off the end of the log can't make up another event with that hash.",
  can: ["read", "AuditLog"],
  transaction: "none",
  response: auditCheck,
})

export const exportAuditEvents = endpoint({
  method: "GET",
  path: "/api/v1/audit-events/export",
  summary: "The whole audit log as JSON lines",
  description:
    "One sealed event per line, oldest first, with salt, hashes and `content`, the JSON text of its details. `scripts/standalone/verify-audit.mjs` checks such a file without this product.",
  can: ["read", "AuditLog"],
  transaction: "none",
  exports: "audit-log",
  response: "binary",
  mediaType: "application/x-ndjson",
})

export const getAuditSettings = endpoint({
  method: "GET",
  path: "/api/v1/audit-settings",
  summary: "How long the details of the audit log are kept",
  can: ["read", "AuditLog"],
  response: auditSettings,
})

export const updateAuditSettings = endpoint({
  method: "PATCH",
  path: "/api/v1/audit-settings",
  summary: "Change how long the details of the audit log are kept",
  description: "The events are permanent; after so many days their details are deleted. This can't be undone.",
  can: ["update", "AuditLog"],
  confirmed: true,
  body: auditSettings,
  response: auditSettings,
})
