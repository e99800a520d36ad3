import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { businessForm } from "@/lib/features/businesses/schema/businesses"
import { add } from "@/lib/features/businesses/service/businesses"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import type { NewEntry, Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { verifyBooks } from "@/lib/features/ledger/service/verify"
import { testStore } from "./store"

/** The administrator of the demo workspace. */
export const actor = { workspaceId: 1, userId: 1, trace: { name: "Ada" } }

export const inBooks = <T>(run: (scope: Scope) => Promise<T>): Promise<T> => tx(actor, run)

const form = businessForm.parse({
  legalName: "Lindqvist Oy",
  country: "FI",
  currency: "EUR",
  firstShop: { name: "Helsinki", till: "Till 1", safe: "Safe" },
})

/** A new business in euro, with a shop and the account of a till. */
export async function openSampleBooks() {
  await testStore()
  return inBooks(async (scope) => {
    const { id } = await add(scope, form, crypto.randomUUID())
    const [till] = rowsOf<{ id: number; shop: number }>(
      await scope.db.execute(sql`select id, shop_id as shop from tills where workspace_id = 1 and business_id = ${id}`),
    )
    const account = await tillAccount(scope, till?.id as number)
    return { businessId: id, shopId: till?.shop as number, till: account }
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
