import { mayOn, type Placed } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { findAccount } from "../store/accounts"
import { findCurrency } from "../store/books"
import { findEntry } from "../store/journal"

// The businesses and shops of the endpoints' records, for grants. Only this file says who may do what in the books.

/** The place of a business's books; undefined if it has none. */
export const placeOfBooks = async (scope: Scope, business: number): Promise<Placed | undefined> =>
  (await findCurrency(scope, business)) === undefined ? undefined : { business }

/** `placeOfBooks` for endpoints that open their own transactions. */
export const placeOfBooksOutside = (actor: Actor, business: number): Promise<Placed | undefined> =>
  tx(actor, (scope) => placeOfBooks(scope, business))

export async function placeOfAccount(scope: Scope, id: number): Promise<Placed | undefined> {
  const account = await findAccount(scope, id)
  return account && { business: account.businessId, shop: account.shopId }
}

export async function placeOfEntry(scope: Scope, id: string): Promise<Placed | undefined> {
  const entry = await findEntry(scope, id)
  return entry && { business: entry.businessId, shop: entry.shopId }
}

/** Whether somebody may post into a month that is closed but not locked. */
export const isBookkeeper = (principal: Principal, business: number): boolean =>
  mayOn(principal, ["create", "JournalEntry"], { business })
