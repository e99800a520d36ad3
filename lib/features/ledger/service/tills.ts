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

type Account = Awaited<ReturnType<typeof listAccounts>>[number]

/** The id of an account by its code. @throws HttpError 422 if there is none, or it doesn't fit */
async function accountBy(scope: Scope, business: number, code: string, fits: (account: Account) => boolean) {
  const account = (await listAccounts(scope, business)).find((one) => one.code === code)
  if (!account || !fits(account)) throw invalid({ account: "accountUnknown" })
  return account.id
}
const isExpense = (account: Account) => account.class === "expense"

/** The id of an expense account by its code. @throws HttpError 422 */
export const expenseAccount = (scope: Scope, business: number, code: string): Promise<number> =>
  accountBy(scope, business, code, isExpense)

/** The id of the account that a direct debit pays: an expense, or without VAT an agency's money. @throws HttpError 422 */
export const debitAccount = (scope: Scope, business: number, code: string, hasVat: boolean): Promise<number> =>
  accountBy(scope, business, code, (one) => isExpense(one) || (one.role === "agency_payable" && !hasVat))

/** The entries on a till from documents other than till sessions, such as drops and floats; until now if `until` is null. */
export const otherEntries = (scope: Scope, till: number, after: number, until: number | null): Promise<OtherEntry[]> =>
  entriesFromElsewhere(scope, { holder: tillHolder(till), source: "till-session", after, until })
