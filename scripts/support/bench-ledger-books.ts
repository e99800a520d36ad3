import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { tx } from "@/lib/core/db/tx"
import { businessForm } from "@/lib/features/businesses/schema/businesses"
import { add } from "@/lib/features/businesses/service/businesses"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { post } from "@/lib/features/ledger/service/post"
import { statementOf, trialBalanceOf } from "@/lib/features/ledger/service/read"
import { paidIn } from "@/lib/features/ledger/service/recipes/cash"
import { verifyBooks } from "@/lib/features/ledger/service/verify"
import { connectNouns } from "@/lib/features/nouns"

// The part of `npm run bench -- --ledger` that runs in the process of the books, on the configured store.

connectNouns()

const actor = { workspaceId: 1, userId: 1, trace: { name: "Ada" } }

const form = businessForm.parse({
  legalName: "Bench Oy",
  country: "FI",
  currency: "EUR",
  firstShop: { name: "Shop", till: "Till", safe: "Safe" },
})

export interface Opened {
  business: number
  shop: number
  till: number
  capital: number
}

/** Opens the books of a new business with a till. */
export const openBusiness = (): Promise<Opened> =>
  tx(actor, async (scope) => {
    const { id } = await add(scope, form, "opening")
    const [row] = rowsOf<{ id: number; shop: number; capital: number }>(
      await scope.db.execute(sql`select t.id, t.shop_id as shop, a.id as capital from tills t
        join accounts a on a.workspace_id = t.workspace_id and a.business_id = t.business_id and a.role = 'capital'
        where t.workspace_id = 1 and t.business_id = ${id}`),
    )
    if (!row) throw new Error("the business has no till")
    return { business: id, shop: row.shop, till: await tillAccount(scope, row.id), capital: row.capital }
  })

/** Posts entries of two lines, each in its transaction with its key, audit event and hash. @returns entries a second */
export async function postFor(all: Opened[], writers: number, seconds: number): Promise<number> {
  const started = performance.now()
  let posted = 0
  const write = async () => {
    while (performance.now() - started < seconds * 1000) {
      const { business, shop, till } = all[Math.floor(Math.random() * all.length)] as Opened
      const made = paidIn({ shopId: shop, till, amount: 100n, from: "capital" })
      const place = { businessId: business, shopId: shop, currency: "EUR", businessDate: "2026-06-15" }
      await tx(actor, (scope) => post(scope, { ...made, ...place, key: crypto.randomUUID() }))
      posted++
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return (posted * 1000) / (performance.now() - started)
}

/** The median milliseconds of a read. */
async function median(read: () => Promise<unknown>, count = 60): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const started = performance.now()
    await read()
    times.push(performance.now() - started)
  }
  return times.slice(10).sort((a, b) => a - b)[Math.floor((count - 10) / 2)] as number
}

/** How long the screens' reads take: the first page and a later one of a till's statement, and trial balances. */
export const readsOf = ({ business, till }: Opened): [name: string, run: () => Promise<number>][] => [
  [
    "statement, first page",
    () => median(() => tx(actor, (scope) => statementOf(scope, till, { page: 1, perPage: 20 }))),
  ],
  ["statement, page 10", () => median(() => tx(actor, (scope) => statementOf(scope, till, { page: 10, perPage: 20 })))],
  ["trial balance, today", () => median(() => tx(actor, (scope) => trialBalanceOf(scope, business)))],
  [
    "trial balance, a year ago",
    () => median(() => tx(actor, (scope) => trialBalanceOf(scope, business, "2025-06-30"))),
  ],
]

/** Verifies books. @returns the seconds it took, and what was found */
export async function verifyAll({ business }: Opened, onProgress: (entries: number) => void) {
  const started = performance.now()
  const proof = await verifyBooks((read) => tx(actor, ({ db }) => read(db)), 1, business, onProgress)
  return { seconds: (performance.now() - started) / 1000, proof }
}
