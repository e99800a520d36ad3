import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { openBooks, openShopAccounts, openTillAccount } from "@/lib/features/ledger/service/accounts"
import type { NewEntry, Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { verifyBooks } from "@/lib/features/ledger/service/verify"

/** The administrator of the demo workspace. */
export const actor = { workspaceId: 1, userId: 1, trace: { name: "Ada" } }

export const inBooks = <T>(run: (scope: Scope) => Promise<T>): Promise<T> => tx(actor, run)

let businesses = 100

/** Books of a new business in euro, with a shop and a till. */
export async function openSampleBooks() {
  const businessId = ++businesses
  const shopId = businessId
  const place = { businessId, shopId, locale: "en" as const }
  return inBooks(async (scope) => {
    await openBooks(scope, { businessId, currency: "EUR", locale: "en" })
    await openShopAccounts(scope, { ...place, shop: "Helsinki" })
    const till = await openTillAccount(scope, { ...place, name: "Till 1" })
    return { businessId, shopId, till: till.id }
  })
}
export type SampleBooks = Awaited<ReturnType<typeof openSampleBooks>>

let keys = 0

/** A whole entry from what a recipe made. */
export const entryOf = ({ businessId, shopId }: SampleBooks, made: Recipe, more: Partial<NewEntry> = {}): NewEntry => ({
  ...made,
  businessId,
  shopId,
  currency: "EUR",
  businessDate: "2026-06-15",
  key: `key-${++keys}`,
  ...more,
})

export const postIn = (books: SampleBooks, made: Recipe, more: Partial<NewEntry> = {}) =>
  inBooks((scope) => post(scope, entryOf(books, made, more)))

export const verify = ({ businessId }: SampleBooks) =>
  verifyBooks((read) => inBooks(({ db }) => read(db)), actor.workspaceId, businessId)
