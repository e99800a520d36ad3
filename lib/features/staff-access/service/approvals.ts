import { randomBytes } from "node:crypto"
import { record } from "@/lib/core/audit/record"
import { type Act, type Approver, approvableOf, mayAct } from "@/lib/core/auth/approvals"
import { type Placed, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { hashOfSecret } from "@/lib/core/auth/secrets"
import { store as database } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { Approval, ApprovalForm, ApproverQuery } from "../schema/approvals"
import * as store from "../store/approvals"
import { requirePin } from "./pins"
import { personWithRights } from "./principal"

/** How long an approval can be used, in milliseconds. */
const approvalMs = 2 * 60_000

const placeOf = ({ business, shop }: { business: number; shop?: number | null }): Placed => ({ business, shop })

/** @throws HttpError 404 for a shop that the caller may not see */
const requirePlace = (principal: Principal, place: Placed) => requireOn(principal, ["read", "Shop"], place)

/** The people with a PIN who may approve something at a place, without the caller. */
export async function approvers(scope: Scope, principal: Principal, query: ApproverQuery): Promise<Approver[]> {
  const place = requirePlace(principal, placeOf(query))
  const { action, subject, amount, limit } = query
  const act = { right: [action, subject], place, amount, limit } as const
  const found: Approver[] = []
  for (const { id, name } of await store.findWithPin(scope)) {
    const person = id === scope.userId ? undefined : await personWithRights(scope.db, { ...scope, userId: id })
    if (person && mayAct(person, act)) found.push({ id, name })
  }
  return found
}

/**
 * Approves an action of the caller by somebody else's PIN. Only the hash of the approval is stored.
 * @throws HttpError 404 for a shop that the caller may not see; 403 for an own approval, and for people without the right;
 * 422 for a wrong or locked PIN
 */
export async function approve(principal: Principal, { approver, pin, ...form }: ApprovalForm): Promise<Approval> {
  const { workspaceId } = principal
  const { action, subject, business, shop, record: of, amount, limit } = form
  const place = requirePlace(principal, placeOf(form))
  if (approver === principal.userId) throw new HttpError(403, "forbidden", { message: "approvalOwn" })
  const person = await tx(principal, ({ db }) => personWithRights(db, { workspaceId, userId: approver }))
  const act = { right: [action, subject], place, amount: amount ?? 0, limit: limit ?? undefined } as const
  if (!person || !mayAct(person, act)) throw new HttpError(403, "forbidden", { message: "approverMayNot" })
  await requirePin(principal, { workspaceId, userId: approver }, pin)
  const approval = randomBytes(32).toString("base64url")
  const expiresAt = new Date(Date.now() + approvalMs)
  await tx(principal, async (scope) => {
    const values = { approverId: approver, action, subject, businessId: business, shopId: shop, record: of, expiresAt }
    const hash = hashOfSecret(approval)
    await store.insertApproval(scope, { ...values, hash, amount: amount === null ? null : BigInt(amount) })
    const after = { action, subject, business, shop, record: of, amount }
    await record(scope, { action: "approved", recordType: "user", recordId: approver, after })
  })
  return { approval, approver: person.fullName, until: expiresAt.toISOString() }
}

/** See `Nouns.spendApproval`. The person who gave it must still have the right, and the limit. */
export async function spendApproval(
  scope: Scope,
  principal: Principal,
  approval: string,
  act: Act,
): Promise<Approver | undefined> {
  const { action, subject, record: of, amount } = approvableOf(act)
  const { business, shop = null } = act.place
  if (business === undefined || business === null) return undefined
  const values = { action, subject, business, shop, record: of, amount }
  const userId = await store.spendApproval(scope, hashOfSecret(approval), values)
  if (userId === undefined || userId === principal.userId) return undefined
  const person = await personWithRights(scope.db, { workspaceId: scope.workspaceId, userId })
  return person && mayAct(person, act) ? { id: userId, name: person.fullName } : undefined
}

/** Deletes expired approvals. */
export async function purgeApprovals(): Promise<void> {
  const { owner } = await database()
  await store.purgeApprovals(owner)
}
