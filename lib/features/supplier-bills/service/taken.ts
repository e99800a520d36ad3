import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { SupplierBill } from "../schema"
import * as store from "../store/bills"
import { insertEvent } from "../store/trail"
import { get } from "./read"

// Functions that bills from a file and bills on paper share.

const dayMs = 86_400_000

/** The due date of a bill: as stated, or after the supplier's payment days. Null if there is neither. */
export const dueOn = (stated: string | undefined, issuedOn: string, paymentDays: number | null): string | null =>
  stated ||
  (paymentDays === null ? null : new Date(Date.parse(issuedOn) + paymentDays * dayMs).toISOString().slice(0, 10))

type Values = Omit<Parameters<typeof store.insert>[1], "userId" | "userName">
type Lines = Parameters<typeof store.insertLines>[2]

/** @throws HttpError 409 with the earlier bill, if the caller may see it */
export async function refuseTwice(scope: Scope, principal: Principal, values: Parameters<typeof store.findSame>[1]) {
  const same = await store.findSame(scope, values)
  if (!same) return
  const isSeen = mayOn(principal, ["read", "SupplierBill"], { business: same.businessId })
  const current = isSeen ? await get(scope, same.id) : undefined
  throw new HttpError(409, "conflict", { message: "billTwice", current })
}

/** Stores a bill with its lines. @throws HttpError 409 if somebody else has brought it in meanwhile */
export async function bringIn(scope: Scope, principal: Principal, values: Values, lines: Lines): Promise<SupplierBill> {
  const by = { userId: scope.userId, userName: principal.fullName }
  const id = await store.insert(scope, { ...values, ...by })
  if (id === undefined) throw new HttpError(409, "conflict", { message: "billTwice" })
  await store.insertLines(scope, id, lines)
  await insertEvent(scope, id, { kind: "arrived", ...by })
  return get(scope, id)
}
