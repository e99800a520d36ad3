import type { Scope } from "@/lib/core/db/types"
import type { Deposit } from "../schema"
import * as store from "../store/overdue"
import { toDeposit } from "./deposit"

/**
 * What waits for longer than the policy of its shop allows, the longest first: of the whole workspace, or of one business or shop.
 * It checks no rights; callers with a user show it only to those who may see expected cash at the place.
 */
export const overdueDeposits = async (
  scope: Scope,
  place: { business?: number; shop?: number } = {},
): Promise<Deposit[]> => (await store.findOverdue(scope, place)).map((row) => toDeposit(row))
