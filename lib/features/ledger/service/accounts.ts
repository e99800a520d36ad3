import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import * as store from "../store/accounts"
import { insertBooks } from "../store/books"
import { type ChartAccount, chartAccount, mayGoBelowZero, neutralChart } from "../values/charts"
import type { AccountRole } from "../values/roles"

export interface Place {
  businessId: number
  shopId: number
}

const rowOf = ({ code, class: kind, role }: ChartAccount, businessId: number, name: string): store.NewAccount => ({
  businessId,
  code,
  name,
  class: kind,
  role,
  mayGoBelowZero: mayGoBelowZero(role),
})

/** The first code of a role that is free: `1020`, `1020-2`, `1020-3`. */
export function freeCode(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}

/**
 * Opens the books of a business with the accounts of the neutral chart, named in the language of the business.
 * @throws HttpError 409 if it has books already
 */
export async function openBooks(
  scope: Scope,
  { businessId, currency, locale }: { businessId: number; currency: string; locale: Locale },
): Promise<store.AccountRow[]> {
  if (!(await insertBooks(scope, businessId, currency))) throw new HttpError(409, "conflict")
  const t = await translator(locale, "ledger")
  const ofBusiness = neutralChart.filter(({ per }) => !per)
  return store.insertAccounts(
    scope,
    ofBusiness.map((account) => rowOf(account, businessId, t(`accounts.${account.role}`))),
  )
}

interface AddedAccount {
  businessId: number
  shopId?: number | null
  role: AccountRole
  name: string
  code?: string
}

/** Opens a further account of a role, with the next free code unless one is given. @throws HttpError 409 if the code is taken */
export async function addAccount(
  scope: Scope,
  { businessId, shopId = null, role, name, code }: AddedAccount,
): Promise<store.AccountRow> {
  const existing = await store.listAccounts(scope, businessId)
  const taken = new Set(existing.map((account) => account.code))
  if (code && taken.has(code)) throw conflict({ code: "accountCodeTaken" })
  const chart = chartAccount(role)
  const row = { ...rowOf(chart, businessId, name), shopId, code: code ?? freeCode(chart.code, taken) }
  const [account] = await store.insertAccounts(scope, [row])
  return account as store.AccountRow
}

/** Opens the accounts of a new shop: safe, drops, bags in transit, stock. Their names end in that of the shop. */
export async function openShopAccounts(
  scope: Scope,
  { businessId, shopId, shop, locale }: Place & { shop: string; locale: Locale },
): Promise<store.AccountRow[]> {
  const t = await translator(locale, "ledger")
  const taken = new Set((await store.listAccounts(scope, businessId)).map(({ code }) => code))
  const rows = neutralChart
    .filter(({ per }) => per === "shop")
    .map((account) => ({
      ...rowOf(account, businessId, `${t(`accounts.${account.role}`)} ${shop}`),
      shopId,
      code: freeCode(account.code, taken),
    }))
  return store.insertAccounts(scope, rows)
}

/** Opens the account of a till. */
export const openTillAccount = (scope: Scope, till: Place & { name: string }): Promise<store.AccountRow> =>
  addAccount(scope, { ...till, role: "till" })

/**
 * Renames or archives an account.
 * @throws HttpError 404 if it doesn't exist; 409 `account_in_use` if it has a balance and is to be archived
 */
export async function changeAccount(scope: Scope, id: number, changes: { name?: string; isArchived?: boolean }) {
  const account = await store.findAccount(scope, id)
  if (!account) throw notFound()
  if (changes.isArchived && account.balance !== 0n) throw conflict({ isArchived: "accountNotEmpty" })
  return (await store.updateAccount(scope, id, changes)) ?? account
}
