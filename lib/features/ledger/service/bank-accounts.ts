import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import * as store from "../store/accounts"
import { lockBooks } from "../store/books"
import { chartAccount } from "../values/charts"
import { addAccount } from "./accounts"

// Each bank account has an account of its own, which it holds as a till holds its own.

export const bankHolder = (bankAccount: number) => `bank:${bankAccount}`

/** The account of a bank account. @throws HttpError 404 if it has none */
export async function bankLedgerAccount(scope: Scope, bankAccount: number): Promise<number> {
  const id = await store.findHeld(scope, bankHolder(bankAccount))
  if (id === undefined) throw notFound()
  return id
}

/**
 * The account of money that goes to the bank or comes from it: that of a bank account, or of the oldest one if none is named;
 * undefined if all are archived.
 */
export async function accountAtBank(scope: Scope, businessId: number, bankAccount: number | null) {
  if (bankAccount !== null) return bankLedgerAccount(scope, bankAccount)
  const all = await store.listAccounts(scope, businessId)
  const open = all.filter(({ role, isArchived }) => role === "bank" && !isArchived).map(({ id }) => id)
  return open.length > 0 ? Math.min(...open) : undefined
}

/** 1100 for the first, then 1101 and so on. */
export function nextCode(base: string, taken: ReadonlySet<string>): string {
  for (let code = Number(base); ; code++) if (!taken.has(String(code))) return String(code)
}

interface OfBank {
  businessId: number
  bankAccount: { id: number; name: string }
}

/**
 * Opens the account of a bank account. The first takes the one that every chart begins with, one that was archived gets its own
 * back.
 */
export async function openBankAccount(scope: Scope, { businessId, bankAccount }: OfBank): Promise<void> {
  // Two at once would want the same code.
  if (!(await lockBooks(scope, businessId))) return
  const all = await store.listAccounts(scope, businessId)
  const holder = bankHolder(bankAccount.id)
  const own = all.find((account) => account.holder === holder)
  if (own) {
    await store.updateAccount(scope, own.id, { isArchived: false })
    return
  }
  const { code } = chartAccount("bank")
  const first = all.find((account) => account.code === code && account.role === "bank")
  if (first && first.holder === null && !first.isArchived) {
    await store.updateAccount(scope, first.id, { name: bankAccount.name, holder })
    return
  }
  const taken = new Set(all.map((account) => account.code))
  await addAccount(scope, { businessId, role: "bank", name: bankAccount.name, holder, code: nextCode(code, taken) })
}

/** Archives the account of a bank account, whose balance the caller has checked. */
export async function archiveBankAccount(scope: Scope, bankAccount: number): Promise<void> {
  const id = await store.findHeld(scope, bankHolder(bankAccount))
  if (id !== undefined) await store.updateAccount(scope, id, { isArchived: true })
}
