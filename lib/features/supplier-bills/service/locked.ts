import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import * as store from "../store/bills"
import type { BillState } from "../values"
import { get } from "./read"

/** The caller, the bill's id, and the command's idempotency key. */
export interface Act {
  principal: Principal
  id: number
  key: string
}

export const refused = (message: string) => new HttpError(409, "conflict", { message })

/**
 * Locks a bill for an action.
 * @throws HttpError 409 if it has changed since `version`, or is in another state
 */
export async function lockBill(
  scope: Scope,
  id: number,
  version: number,
  states: readonly BillState[],
): Promise<store.Bill> {
  const bill = await store.lock(scope, id)
  if (bill.version !== version) throw new HttpError(409, "conflict", { current: await get(scope, id) })
  if (!states.includes(bill.state)) throw refused("billState")
  return bill
}
