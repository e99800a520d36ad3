import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { roleBalance } from "../store/balances"
import { lockBooks } from "../store/books"
import type { AccountRole } from "../values/roles"

/**
 * Locks the books of a business until the transaction ends, for commands that read a balance before they post. `post` takes
 * the same lock. Take this lock before any other, so that two commands can't deadlock.
 * @throws HttpError 404 if the business has no books
 */
export async function holdBooks(scope: Scope, businessId: number): Promise<void> {
  if (!(await lockBooks(scope, businessId))) throw notFound()
}

/** The balance of a role's accounts at a shop, in minor units. */
export const holding = async (scope: Scope, shopId: number, role: AccountRole): Promise<number> =>
  exactNumber(await roleBalance(scope, shopId, role))
