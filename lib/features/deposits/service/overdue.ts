import type { Scope } from "@/lib/core/db/types"
import type { Deposit } from "../schema"
import * as store from "../store/overdue"
import { toDeposit } from "./deposit"

/**
 * Deposits that wait longer than the policy of their shop allows, the longest overdue first: of a workspace, business or shop.
 * It checks no rights; callers with a user show the deposits only to users who may see expected cash at the place.
 */
export const overdueDeposits = async (
  scope: Scope,
  place: { business?: number; shop?: number } = {},
): Promise<Deposit[]> => (await store.findOverdue(scope, place)).map((row) => toDeposit(row))
