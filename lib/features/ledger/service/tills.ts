import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { findHeldBalance, listAccounts } from "../store/accounts"
import { lockBooks } from "../store/books"
import { entriesFromElsewhere, lastSequence, movements, type OtherEntry } from "../store/movements"
import { tillHolder } from "./accounts"

/** Takings and variances record the cash in a till; they and their reversals don't move any. */
const recorded = ["takings", "cash-up", "night-difference"]

/** The account of a till with its balance. @throws HttpError 404 if it has none */
async function accountOf(scope: Scope, till: number) {
  const found = await findHeldBalance(scope, tillHolder(till))
  if (!found) throw notFound()
  return { id: found.id, balance: exactNumber(found.balance) }
}

/** Locks the books, so that nothing is posted until the transaction ends, and reads a till. @throws HttpError 404 */
export async function lockTill(scope: Scope, business: number, till: number) {
  if (!(await lockBooks(scope, business))) throw notFound()
  const { id, balance } = await accountOf(scope, till)
  // `isUsed`: whether anything was ever posted to it.
  return { account: id, balance, ...(await lastSequence(scope, business, id)) }
}

/**
 * The balance of a till, the amounts posted after an entry by kind, and the sum of those that moved cash.
 */
export async function readTill(scope: Scope, till: number, since: number) {
  const { id, balance } = await accountOf(scope, till)
  const moved = await movements(scope, id, since)
  const physical = moved.filter(({ kind }) => !recorded.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  return { balance, movements: moved, physical }
}

/** The id of an account that can be paid for, by its code: an expense, or an agency's money. @throws HttpError 422 */
export async function expenseAccount(scope: Scope, business: number, code: string): Promise<number> {
  const account = (await listAccounts(scope, business)).find((one) => one.code === code)
  if (!account || (account.class !== "expense" && account.role !== "agency_payable"))
    throw invalid({ account: "accountUnknown" })
  return account.id
}

/** The entries on a till from documents other than till sessions, such as drops and floats; until now if `until` is null. */
export const otherEntries = (scope: Scope, till: number, after: number, until: number | null): Promise<OtherEntry[]> =>
  entriesFromElsewhere(scope, { holder: tillHolder(till), source: "till-session", after, until })
