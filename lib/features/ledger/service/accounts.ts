import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { AccountForm } from "../schema"
import * as store from "../store/accounts"
import { hasEntries, insertBooks, lockBooks, updateCurrency } from "../store/books"
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
 * Opens the books of a business with the accounts of the neutral chart, named in the language of the business. Books without
 * entries that are open already get the new currency.
 */
export async function openBooks(
  scope: Scope,
  { businessId, currency, locale }: { businessId: number; currency: string; locale: Locale },
): Promise<void> {
  if (!(await insertBooks(scope, businessId, currency))) {
    await updateCurrency(scope, businessId, currency)
    return
  }
  const t = await translator(locale, "ledger")
  const ofBusiness = neutralChart.filter(({ per }) => !per)
  await store.insertAccounts(
    scope,
    ofBusiness.map((account) => rowOf(account, businessId, t(`accounts.${account.role}`))),
  )
}

interface AddedAccount {
  businessId: number
  shopId?: number | null
  /** The till or bank account that has the account, since there can be several with its role: `till:12`, `bank:3`. */
  holder?: string
  role: AccountRole
  name: string
  code?: string
}

/** Opens a further account of a role, with the next free code unless one is given. @throws HttpError 409 if the code is taken */
export async function addAccount(
  scope: Scope,
  { businessId, shopId = null, holder, role, name, code }: AddedAccount,
): Promise<store.AccountRow> {
  const existing = await store.listAccounts(scope, businessId)
  const taken = new Set(existing.map((account) => account.code))
  if (code && taken.has(code)) throw conflict({ code: "accountCodeTaken" })
  const chart = chartAccount(role)
  const row = { ...rowOf(chart, businessId, name), shopId, holder, code: code ?? freeCode(chart.code, taken) }
  const [account] = await store.insertAccounts(scope, [row])
  return account as store.AccountRow
}

/** Opens the accounts of a new shop: safe, drops, bags in transit, stock. Their names end in that of the shop. */
export async function openShopAccounts(
  scope: Scope,
  { businessId, shopId, shop, locale }: Place & { shop: string; locale: Locale },
): Promise<void> {
  const t = await translator(locale, "ledger")
  const taken = new Set((await store.listAccounts(scope, businessId)).map(({ code }) => code))
  const rows = neutralChart
    .filter(({ per }) => per === "shop")
    .map((account) => ({
      ...rowOf(account, businessId, `${t(`accounts.${account.role}`)} ${shop}`),
      shopId,
      code: freeCode(account.code, taken),
    }))
  await store.insertAccounts(scope, rows)
}

export const tillHolder = (till: number) => `till:${till}`

/** The account of a till. @throws HttpError 404 if it has none */
export async function tillAccount(scope: Scope, till: number): Promise<number> {
  const id = await store.findHeld(scope, tillHolder(till))
  if (id === undefined) throw notFound()
  return id
}

/** Whether anything was ever posted in a business. */
export const hasPostings = hasEntries

/** An account as the API has it. */
export const toAccount = ({ businessId, shopId, holder: _, ...row }: store.AccountRow) => ({
  ...{
    id: row.id,
    business: businessId,
    shop: shopId,
    code: row.code,
    name: row.name,
    class: row.class,
    role: row.role,
  },
  ...{ mayGoBelowZero: row.mayGoBelowZero, isArchived: row.isArchived },
})

/** @throws HttpError 404 if the business has no books; 409 if the code is taken */
export async function addByHand(scope: Scope, { business, ...form }: AccountForm) {
  if (!(await lockBooks(scope, business))) throw notFound()
  return toAccount(await addAccount(scope, { businessId: business, ...form }))
}

/** Renames or archives an account. @throws HttpError 404 if it doesn't exist; 409 if it has a balance and is to be archived */
export async function changeAccount(scope: Scope, id: number, changes: { name?: string; isArchived?: boolean }) {
  const account = await store.findAccount(scope, id)
  if (!account) throw notFound()
  // No entry is written meanwhile.
  await lockBooks(scope, account.businessId)
  const { balance, ...before } = (await store.findAccount(scope, id)) as NonNullable<typeof account>
  if (changes.isArchived && balance !== 0n) throw conflict({ isArchived: "accountNotEmpty" })
  const isChanged = Object.keys(changes).length > 0
  return toAccount(isChanged ? ((await store.updateAccount(scope, id, changes)) ?? before) : before)
}
