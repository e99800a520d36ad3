import { sql } from "drizzle-orm"

/** A time as the chain has it. */
export const chainTime = (expression: string) =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns of an event `e` as the chain has them. */
export const eventColumns =
  sql.raw(`e.workspace_id as "workspaceId", e.id, ${chainTime("e.recorded_at")} as "recordedAt",
  e.actor_id as "actorId", e.actor_key_id as "actorKeyId", e.request_id as "requestId", e.call, e.action,
  e.record_type as "recordType", e.record_id as "recordId", e.details_hash as "detailsHash"`)
