import { type Approver, requireApproved } from "../auth/approvals"
import { forbiddenOn, mayOn, type Placed, requireOn } from "../auth/grants"
import type { Principal } from "../auth/principal"
import type { Scope } from "../db/types"
import type { Endpoint } from "./endpoint"

export interface Inputs {
  params: unknown
  query: unknown
  body: unknown
  scope: unknown
  approval?: string
  /** The person who approved the act, if the caller lacks the right. */
  approver?: Approver
}

/** The ids of a place that a request names: one, or several in a list. */
function idsIn({ params, query, body }: Inputs, place: string): unknown[] {
  const named = [params, query, body].map((input) => (input as Record<string, unknown> | undefined)?.[place])
  return named.flat().filter((id) => id !== undefined && id !== null)
}

/**
 * Checks the right that a contract requires on a record or a place, and returns what that belongs to.
 * @throws HttpError 403 or 404, see `requireOn`
 */
export async function checkRecord(
  { method, can, on }: Endpoint,
  principal: Principal,
  inputs: Inputs,
  find: () => Promise<Placed | undefined>,
): Promise<Placed> {
  if (!on || can === "public") return {}
  if (typeof on === "object") {
    const record = await find()
    if (!on.approvedFor || record === undefined) return requireOn(principal, on.record, record)
    const { id } = inputs.params as { id: string | number }
    const act = { right: on.record, seenBy: on.approvedFor, place: record, record: id }
    inputs.approver = await requireApproved(inputs.scope as Scope, principal, inputs.approval, act)
    return record
  }
  const places = idsIn(inputs, on).map((id) => ({ [on]: id }) as Placed)
  for (const place of places) requireOn(principal, can, place)
  if (places.length === 0 && method !== "GET" && !mayOn(principal, can, {})) throw forbiddenOn(principal, can)
  return places.length === 1 ? (places[0] as Placed) : {}
}
