import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { deviceOf } from "@/lib/features/account/service/sign-ins"
import * as store from "../store/events"

/** Returns whether the user, somebody else or a mailed link ended a sign-in; null for other outcomes. */
function enderOf({ outcome, actorId }: store.EventRow, userId: number): "self" | "other" | "link" | null {
  if (outcome !== "ended") return null
  if (actorId === null) return "link"
  return actorId === userId ? "self" : "other"
}

/** One page of a user's sign-ins and failed attempts, newest first. */
export async function activityOf(scope: Scope, userId: number, page: number, perPage: number) {
  const { rows, ...total } = await store.findPage(scope, userId, page, perPage)
  const events = rows.map((row) => ({
    id: row.id,
    outcome: row.outcome,
    at: row.at.toISOString(),
    ...deviceOf(row.userAgent),
    address: row.address,
    endedBy: enderOf(row, userId),
    endedByName: row.outcome === "ended" ? row.actorName : null,
  }))
  return { events, ...total }
}

/** Like `activityOf`, for administrators. @throws HttpError 404 if the user isn't in the workspace */
export async function activityOfUser(scope: Scope, userId: number, page: number, perPage: number) {
  if (!(await store.exists(scope, userId))) throw notFound()
  return activityOf(scope, userId, page, perPage)
}
