import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { findAccount, listAccounts } from "../store/accounts"
import { lockBooks } from "../store/books"
import { entriesFromElsewhere, isPostedTo, lastSequence, movements, type OtherEntry } from "../store/movements"
import { tillAccount } from "./accounts"

/** Takings and variances say what is in a till; they move nothing. */
const recorded = ["takings", "cash-up"]

/** Locks the books, so that nothing is posted until the transaction ends, and reads a till. @throws HttpError 404 */
export async function lockTill(scope: Scope, business: number, till: number) {
  if (!(await lockBooks(scope, business))) throw notFound()
  const account = await tillAccount(scope, till)
  const found = await findAccount(scope, account)
  return {
    account,
    balance: exactNumber(found?.balance ?? 0n),
    sequence: await lastSequence(scope, business),
    /** Whether anything was ever posted to it. */
    isUsed: await isPostedTo(scope, account),
  }
}

/**
 * The balance of a till, the amounts posted after an entry by kind, and the sum of those that moved cash.
 */
export async function readTill(scope: Scope, till: number, since: number) {
  const account = await tillAccount(scope, till)
  const balance = exactNumber((await findAccount(scope, account))?.balance ?? 0n)
  const moved = await movements(scope, account, since)
  const physical = moved.filter(({ kind }) => !recorded.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  return { balance, movements: moved, physical }
}

/** The id of an account of expenses by its code. @throws HttpError 422 if there is none */
export async function expenseAccount(scope: Scope, business: number, code: string): Promise<number> {
  const account = (await listAccounts(scope, business)).find((one) => one.code === code && one.class === "expense")
  if (!account) throw invalid({ account: "accountUnknown" })
  return account.id
}

/** What other documents than till sessions moved in a till, such as drops and floats. Null for `until` means up to now. */
export const otherEntries = async (
  scope: Scope,
  till: number,
  after: number,
  until: number | null,
): Promise<OtherEntry[]> =>
  entriesFromElsewhere(scope, { accountId: await tillAccount(scope, till), source: "till-session", after, until })
