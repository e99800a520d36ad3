import { and, eq } from "drizzle-orm"
import { runAt } from "@/lib/core/clock"
import { storeFacts } from "@/lib/core/db/table"
import type { Db, Scope } from "@/lib/core/db/types"
import { add as addBusiness } from "@/lib/features/businesses/service/businesses"
import { addAccount, addSafe, addTill } from "@/lib/features/businesses/service/parts"
import { safes, shops, tills } from "@/lib/features/businesses/table"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { post } from "@/lib/features/ledger/service/post"
import { opening } from "@/lib/features/ledger/service/recipes/owed"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { sampleBusinesses } from "./businesses"
import { dateOf, type Person } from "./context"
import { seedCounterGoods } from "./counter-goods"
import { seedIous } from "./ious"
import { seedStaff } from "./staff"
import { seedSupplierBills } from "./supplier-bills"
import type { TradingPlace } from "./trading/commands"
import { addDays } from "./trading/days"
import { findPeople } from "./trading/people"
import { trade } from "./trading/run"
import { tradingShops } from "./trading/shops"

// The books of the sample company, made by the commands of their nouns. Only the demo workspace has them.

/** The fact of a store that has these books already. */
const fact = "sampleBooks"

const scopeOf = (db: Db, workspaceId: number, owner: Person): Scope => ({
  ...{ db, workspaceId, userId: owner.id, trace: { name: owner.fullName } },
  // Nobody listens to a store that is being prepared.
  after: () => {},
})

/** The sample's shops with their tills and safes. */
async function findPlaces(scope: Scope): Promise<TradingPlace[]> {
  const { db, workspaceId } = scope
  const found = await db.select().from(shops).where(eq(shops.workspaceId, workspaceId))
  const all = await db.select().from(tills).where(eq(tills.workspaceId, workspaceId))
  const cabinets = await db.select().from(safes).where(eq(safes.workspaceId, workspaceId))
  const places = found.filter(({ code }) => tradingShops.some((shop) => shop.code === code))
  return places.map(({ id, code, businessId }) => ({
    ...{ shopId: id, code, businessId, safe: cabinets.find(({ shopId }) => shopId === id)?.id as number },
    tills: new Map(all.filter(({ shopId }) => shopId === id).map((till) => [till.name, till.id])),
  }))
}

/** Floats, the change fund and the bank on the day the books begin. Goods come with the first deliveries. */
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
  const inTills: number[] = []
  for (const till of ofTills.values()) inTills.push(await tillAccount(scope, till))
  await post(scope, {
    ...opening([
      ...inTills.map((accountId) => ({ accountId, amount: BigInt(float) })),
      ...[held("safe", sample.safe.changeFund), held("bank", sample.opening.bank)],
    ]),
    ...{ businessId, shopId, currency: "EUR", businessDate: day },
    key: `sample ${place.code} opening`,
  })
}

async function openBooks(scope: Scope, people: Person[], day: string): Promise<void> {
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
  await seedCounterGoods(scope, people[0] as Person)
  await seedIous(scope, places, day)
}

/** The workspace of a prepared store that has the sample's books, the day they were opened and the one of the build. */
async function findPrepared(db: Db) {
  const [row] = await db.select().from(storeFacts).where(eq(storeFacts.name, fact))
  const [workspace, opened = "", done = ""] = row?.value.split(" ") ?? []
  return workspace === undefined ? undefined : { workspaceId: Number(workspace), opened, done }
}

/** The workspace that has the sample's books already, in a prepared store. */
export const findBooksWorkspace = async (db: Db): Promise<number | undefined> => (await findPrepared(db))?.workspaceId

/**
 * Makes the books of the sample company until now, or continues those of a prepared store. Its users have been added.
 * @param days how many of trading a store without any gets
 * @param settled leaves out the last days, which depend on when the demo starts
 */
export async function seedBooks(
  db: Db,
  workspaceId: number,
  people: Person[],
  { days, now = new Date(), settled = false }: { days: number; now?: Date; settled?: boolean },
): Promise<void> {
  const scope = scopeOf(db, workspaceId, people[0] as Person)
  const today = dateOf(now)
  const prepared = await findPrepared(db)
  const { opened, done } = prepared ?? { opened: addDays(today, -1 - days), done: undefined }
  // Nouns ask each other. A server has connected them; the tools that seed a store have not.
  const { connectNouns } = await import("@/lib/features/nouns")
  connectNouns()
  if (!prepared) await runAt(new Date(`${opened}T06:00:00Z`), () => openBooks(scope, people, opened))
  const places = await findPlaces(scope)
  await trade(scope, places, { opened, done, today, ...(!settled && { now }) })
  if (!settled) await seedSupplierBills(scope, places, await findPeople(scope))
  const value = `${workspaceId} ${opened} ${today}`
  await db
    .insert(storeFacts)
    .values({ name: fact, value })
    .onConflictDoUpdate({ target: storeFacts.name, set: { value } })
}
