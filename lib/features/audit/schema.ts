import * as z from "zod"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { id, isoDate, paging, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listQuery } from "@/lib/core/http/v1"
import { activityTypes } from "./values"

/** A record's type, or the name of an action: lower-case words joined by hyphens. */
const name = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** A day (UTC, included), or a point in time. */
const time = z.union([isoDate, z.iso.datetime({ offset: true })])

export const auditFilters = {
  recordType: unset(name),
  recordId: unset(z.string().max(120)),
  action: unset(name),
  actor: unset(id),
  from: unset(time),
  to: unset(time),
}
export const auditQuery = listQuery(auditFilters)
export type AuditQuery = z.output<typeof auditQuery>

export const auditParams = z.object({ id: z.uuid() })

/** Audited fields of a record by the names of the API. */
const fields = z.record(z.string(), z.unknown())

export const auditEvent = z.object({
  id: z.uuid(),
  recordedAt: z.iso.datetime(),
  /** Null for background work. */
  actorId: z.int().nullable(),
  /** The name at the time; null for background work, and once it was blanked. */
  actorName: z.string().nullable(),
  /** The API key with which they did it. */
  actorKeyId: z.uuid().nullable(),
  /** Its name today; null once the details were deleted. */
  actorKeyName: z.string().nullable(),
  network: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The endpoint, job or service. */
  call: z.string().nullable(),
  action: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  /** The part of the record that changed, such as a line of an invoice. */
  part: z.object({ type: z.string(), id: z.string().nullable(), action: z.string() }).nullable(),
  /** The audited fields that changed, as they were; null for a new record. */
  before: fields.nullable(),
  after: fields.nullable(),
  /** Whether the details were deleted, by retention or with a person. */
  isBlanked: z.boolean(),
  /** Its place in the sealed chain; null in the seconds until it is sealed. */
  sequence: z.int().nullable(),
  /** The hash with which it was sealed. */
  hash: z.string().nullable(),
})
export type AuditEvent = z.output<typeof auditEvent>

/** An event as the screen of its record shows it: without how and from where it was done. */
export const activity = auditEvent.pick({
  id: true,
  recordedAt: true,
  actorId: true,
  actorName: true,
  action: true,
  recordType: true,
  recordId: true,
  part: true,
  before: true,
  after: true,
  isBlanked: true,
})
export type Activity = z.output<typeof activity>

export const activityQuery = z.object({
  recordType: z.enum(activityTypes),
  recordId: id,
  ...paging(20, maxPerPage),
})
export type ActivityQuery = z.output<typeof activityQuery>

/** The result of checking the chain. */
export const auditCheck = z.object({
  isIntact: z.boolean(),
  /** The last sequence number; 0 for an empty log. */
  sequence: z.int(),
  /** The hash of the last event; note it down elsewhere to notice if the end of the log is cut off. */
  hash: z.string().nullable(),
  /** How many events wait for their seal. */
  unsealed: z.int(),
  /** How many events have no details any more. */
  blanked: z.int(),
  /** The first event that is not as it was sealed. */
  problem: z.object({ sequence: z.int(), reason: z.string() }).nullable(),
})
export type AuditCheck = z.output<typeof auditCheck>

const maxRetentionDays = 36_500
export const auditSettings = z.object({
  /** After so many days the details of events are deleted; null keeps them permanently. */
  retentionDays: z.int().min(1).max(maxRetentionDays).nullable(),
})

/** The form, whose choice is a text; empty means permanently. */
export const retentionForm = z.object({
  retentionDays: z
    .string()
    .transform((days) => (days === "" ? null : Number(days)))
    .pipe(auditSettings.shape.retentionDays),
})

named({ AuditEvent: auditEvent, Activity: activity })
