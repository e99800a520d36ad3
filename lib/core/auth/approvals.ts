import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"
import { nouns } from "../nouns"
import type { Rule } from "./ability"
import { type Granted, limitOn, mayOn, type Placed, refusalOn, requireOn } from "./grants"
import type { Principal } from "./principal"

/** Somebody who approved an action at the caller's screen. */
export interface Approver {
  id: number
  name: string
}

/** An action that somebody else may approve for a caller who doesn't have the right. */
export interface Act {
  right: Rule
  /** The place of the action. */
  place: Placed
  /** The right to see the place. Callers without it get 404. */
  seenBy: Rule
  /** The id of the record; left out for a new one. */
  record?: string | number
  /** In minor units, with the limit of grants that it must not exceed. */
  amount?: number
  limit?: string
}

/** The description of an action that a client sends to have it approved; the 403 has it as `approvable`. */
export function approvableOf({ right: [action, subject], place, record, amount, limit }: Act) {
  const { owner: _, ...places } = place
  const id = record === undefined ? null : `${record}`
  return { action, subject, ...places, record: id, amount: amount ?? null, limit: limit ?? null }
}

/** Whether somebody may do something themselves, within their limit. */
export const mayAct = (
  user: Granted,
  { right, place, amount = 0, limit }: Pick<Act, "right" | "place" | "amount" | "limit">,
): boolean => mayOn(user, right, place) && (limit === undefined || amount <= limitOn(user, right, place, limit))

/**
 * Requires the right to do something, or the approval of somebody who has it.
 * @param approval the header `Approval`; it is used up with the transaction
 * @returns the approver; undefined if the caller needs no approval
 * @throws HttpError 403 `approval_required` for callers who know the place, 404 for others
 */
export async function requireApproved(
  scope: Scope,
  principal: Principal,
  approval: string | undefined,
  act: Act,
): Promise<Approver | undefined> {
  if (mayAct(principal, act)) return undefined
  if (!mayOn(principal, act.seenBy, act.place)) requireOn(principal, act.right, { ...act.place })
  const reason = refusalOn(principal, act.right, act.place)
  // Programs have nobody beside them to enter a PIN.
  if (principal.key) throw new HttpError(403, "forbidden", { reason })
  const approvable = approvableOf(act)
  if (approval === undefined) throw new HttpError(403, "approval_required", { approvable, reason })
  const approver = await nouns().spendApproval(scope, principal, approval, act)
  if (!approver) throw new HttpError(403, "approval_required", { approvable, message: "approvalInvalid" })
  return approver
}
