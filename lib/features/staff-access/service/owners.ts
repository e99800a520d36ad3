import type { Scope } from "@/lib/core/db/types"
import { conflict } from "@/lib/core/http/errors"
import * as store from "../store/grants"
import * as peopleStore from "../store/people"
import { type Given, isActive } from "./rights"

export const isLastingOwner = (given: Given) =>
  given.role === "owner" && given.shops === null && given.until === null && isActive(given)

/**
 * The last owner of a business stays. Its business is locked, so that two owners can't end each other at once.
 * @throws HttpError 409
 */
export async function checkOwnerStays(scope: Scope, row: store.Row): Promise<void> {
  const others = (await store.otherOwners(scope, row.business, row.id)).filter((person) => person !== row.person)
  if (others.length === 0 || (await peopleStore.countWorking(scope, others)) === 0)
    throw conflict({ role: "lastOwner" })
}
