import { and, eq } from "drizzle-orm"
import { storeFacts } from "@/lib/core/db/table"
import type { Db, Scope } from "@/lib/core/db/types"
import { add as addBusiness } from "@/lib/features/businesses/service/businesses"
import { addAccount, addSafe, addTill } from "@/lib/features/businesses/service/parts"
import { shops, tills } from "@/lib/features/businesses/table"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { post } from "@/lib/features/ledger/service/post"
import { opening } from "@/lib/features/ledger/service/recipes/owed"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { sampleBusinesses } from "./businesses"
import { dateOf, type Person } from "./context"
import { seedStaff } from "./staff"
import { addDays } from "./trading/days"
import { type TradingPlace, trade } from "./trading/run"
import { tradingShops } from "./trading/shops"

// The books of the sample company, made by the commands of their nouns. Only the demo workspace has them.

/** The fact of a store that has these books already. */
const fact = "sampleBooks"

const scopeOf = (db: Db, workspaceId: number, owner: Person): Scope => ({
  ...{ db, workspaceId, userId: owner.id, trace: { name: owner.fullName } },
  // Nobody listens to a store that is being prepared.
  after: () => {},
})

/** The sample's shops with the accounts of their tills. */
async function findPlaces(scope: Scope): Promise<TradingPlace[]> {
  const { db, workspaceId } = scope
  const found = await db.select().from(shops).where(eq(shops.workspaceId, workspaceId))
  const all = await db.select().from(tills).where(eq(tills.workspaceId, workspaceId))
  const places = found.filter(({ code }) => tradingShops.some((shop) => shop.code === code))
  const opened = new Map<number, TradingPlace>()
  for (const { id, code, businessId } of places) opened.set(id, { shopId: id, code, businessId, tills: new Map() })
  for (const { id, shopId, name } of all) opened.get(shopId)?.tills.set(name, await tillAccount(scope, id))
  return [...opened.values()]
}

/** Floats, the change fund, the bank and the stock on the day the books begin. */
async function openWith(scope: Scope, place: TradingPlace, sample: (typeof sampleBusinesses)[number], day: string) {
  const { businessId, shopId, tills: ofTills } = place
  const rows = await scope.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.workspaceId, scope.workspaceId), eq(accounts.businessId, businessId)))
  const held = (role: string, amount: number) => {
    const account = rows.find((row) => row.role === role && (row.shopId === null || row.shopId === shopId))
    return { accountId: account?.id as number, amount: BigInt(amount) }
  }
  const float = sample.form.firstShop?.floatTarget ?? 0
  await post(scope, {
    ...opening([
      ...[...ofTills.values()].map((accountId) => ({ accountId, amount: BigInt(float) })),
      ...[held("safe", sample.safe.changeFund), held("bank", sample.opening.bank), held("stock", sample.opening.stock)],
    ]),
    ...{ businessId, shopId, currency: "EUR", businessDate: day, occurredAt: new Date(`${day}T06:00:00Z`) },
    key: `sample ${place.code} opening`,
  })
}

async function openBooks(scope: Scope, people: Person[], day: string): Promise<void> {
  // Businesses ask the ledger for accounts. A server has connected the two; the tools that seed a store have not.
  const { connectNouns } = await import("@/lib/features/nouns")
  connectNouns()
  for (const { form, moreTills, safe, account } of sampleBusinesses) {
    const business = await addBusiness(scope, form, `sample ${form.legalName} opening`)
    const [shop] = await scope.db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.workspaceId, scope.workspaceId), eq(shops.businessId, business.id)))
    const shopId = shop?.id as number
    for (const name of moreTills) await addTill(scope, { shop: shopId, name })
    await addSafe(scope, { shop: shopId, ...safe })
    await addAccount(scope, { business: business.id, ...account })
  }
  const places = await findPlaces(scope)
  for (const [i, place] of places.entries())
    await openWith(scope, place, sampleBusinesses[i] as (typeof sampleBusinesses)[number], day)
  await seedStaff(scope, places, people, new Date(`${day}T00:00:00Z`))
}

/** The workspace of a prepared store that has the sample's books, the day they were opened and the last one in them. */
async function findPrepared(db: Db) {
  const [row] = await db.select().from(storeFacts).where(eq(storeFacts.name, fact))
  const [workspace, opened = "", done = ""] = row?.value.split(" ") ?? []
  return workspace === undefined ? undefined : { workspaceId: Number(workspace), opened, done }
}

/** The workspace that has the sample's books already, in a prepared store. */
export const findBooksWorkspace = async (db: Db): Promise<number | undefined> => (await findPrepared(db))?.workspaceId

/**
 * Makes the books of the sample company until yesterday, or continues those of a prepared store.
 * @param days how many of trading a store without any gets
 */
export async function seedBooks(
  db: Db,
  workspaceId: number,
  people: Person[],
  { days, now = new Date() }: { days: number; now?: Date },
): Promise<void> {
  const scope = scopeOf(db, workspaceId, people[0] as Person)
  const until = addDays(dateOf(now), -1)
  const prepared = await findPrepared(db)
  const { opened, done } = prepared ?? { opened: addDays(until, -days), done: undefined }
  if (!prepared) await openBooks(scope, people, opened)
  const ids = new Map(people.map(({ email, id }) => [email, id]))
  await trade(scope, await findPlaces(scope), ids, { opened, done, until })
  const value = `${workspaceId} ${opened} ${until}`
  await db
    .insert(storeFacts)
    .values({ name: fact, value })
    .onConflictDoUpdate({ target: storeFacts.name, set: { value } })
}
