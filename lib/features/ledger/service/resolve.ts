import { HttpError, invalid } from "@/lib/core/http/errors"
import type { Candidate } from "../store/entries"
import { type AccountRole, cashRoles } from "../values/roles"
import type { AccountRef, Line } from "./entry"

/** Roles whose accounts are places of money. An entry has to say which one, because the others are somewhere else. */
const moneyRoles: readonly AccountRole[] = [...cashRoles, "bank"]

function candidatesOf(ref: AccountRef, accounts: Candidate[]): Candidate[] {
  if ("accountId" in ref) return accounts.filter(({ id }) => id === ref.accountId)
  if ("code" in ref) return accounts.filter(({ code }) => code === ref.code)
  const named = accounts.filter(({ role, isArchived }) => role === ref.role && !isArchived)
  const atShop = named.filter(({ shopId }) => shopId === (ref.shopId ?? null))
  // A shop without an account of its own uses the one of the business.
  const found = atShop.length > 0 ? atShop : named.filter(({ shopId }) => shopId === null)
  // Accounts that a bookkeeper adds to a role, such as more expenses, don't change where recipes post.
  return moneyRoles.includes(ref.role) ? found : found.toSorted((a, b) => a.id - b.id).slice(0, 1)
}

/**
 * The account of a line.
 * @throws HttpError 422 if there is none, or several places of money with that role; 409 if it is archived
 */
function accountOf({ account: ref }: Line, index: number, accounts: Candidate[]): Candidate {
  const [account, another] = candidatesOf(ref, accounts)
  const field = `lines.${index}.account`
  if (!account) throw invalid({ [field]: "accountUnknown" })
  if (another) throw invalid({ [field]: "accountAmbiguous" })
  if (account.isArchived)
    throw new HttpError(409, "account_archived", { message: ["accountArchived", { code: account.code }] })
  return account
}

export interface ResolvedLine extends Line {
  of: Candidate
}

export const resolve = (lines: Line[], accounts: Candidate[]): ResolvedLine[] =>
  lines.map((line, index) => ({ ...line, of: accountOf(line, index, accounts) }))
