import { sql } from "drizzle-orm"
import { seedDemoBooks } from "@/data/seed"
import { addDays } from "@/data/seed/trading/days"
import { tradingEvents } from "@/data/seed/trading/events"
import { tradingShops } from "@/data/seed/trading/shops"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { prepare, withStoreLock } from "@/lib/core/db/prepare"
import { rowsOf } from "@/lib/core/db/rows"
import type { Store } from "@/lib/core/db/types"
import { isFinnish, isFrench, isFrenchVat, isGermanVat } from "@/lib/features/businesses/service/numbers"
import { type Caller, client, stranger } from "../support/api"

// The sample company's books: three businesses, their people and what happened in their shops.

const v1 = "/api/v1"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const list = async (path: string, query = {}) => (await admin.get(`${v1}/${path}`, query)).body.data
const ofBusiness = async (id: number, name: string) =>
  (await admin.get(`${v1}/businesses/{id}/${name}`, {}, { id: String(id) })).body

test("the sample company has a business in Helsinki, Berlin and Lyon, each with a shop, tills, a safe and a bank account", async () => {
  const businesses = await list("businesses", { sortBy: "createdAt", order: "asc" })
  const facts = businesses.map((one: { legalName: string; city: string; currency: string; state: string }) => [
    ...[one.legalName, one.city, one.currency, one.state],
  ])
  expect(facts.sort()).toEqual([
    ["Lindqvist & Daughters Oy", "Helsinki", "EUR", "active"],
    ["Lindqvist Berlin GmbH", "Berlin", "EUR", "active"],
    ["Lindqvist Lyon SARL", "Lyon", "EUR", "active"],
  ])
  for (const { id, country, vatNumber, companyNumber } of businesses) {
    const number = vatNumber.slice(2)
    const isValid = {
      FI: isFinnish(number),
      DE: isGermanVat(number),
      FR: isFrenchVat(number) && isFrench(companyNumber),
    }
    expect(isValid[country as keyof typeof isValid]).toBe(true)
    const [shop, ...others] = await list("shops", { business: id })
    expect(others).toEqual([])
    expect(await list("tills", { shop: shop.id })).toHaveLength(country === "FI" ? 2 : 1)
    expect(await list("safes", { shop: shop.id })).toHaveLength(1)
    expect(await list("bank-accounts", { business: id })).toMatchObject([
      { iban: expect.stringMatching(`^${country}`) },
    ])
  }
})

test("its books verify, and hold takings, drops, bags and card settlements with the country's VAT", async () => {
  for (const { id, country } of await list("businesses")) {
    const { isIntact, entries } = await ofBusiness(id, "verify")
    expect(isIntact).toBe(true)
    expect(entries).toBeGreaterThan(20)
    const { data, currency } = await ofBusiness(id, "trial-balance")
    expect(currency).toBe("EUR")
    const balance = (role: string) =>
      data
        .filter((account: { role: string }) => account.role === role)
        .reduce((sum: number, one: { balance: number }) => sum + one.balance, 0)
    expect(data.reduce((sum: number, one: { balance: number }) => sum + one.balance, 0)).toBe(0)
    for (const role of ["till", "safe", "bank", "bank_charges"]) expect(balance(role)).toBeGreaterThan(0)
    const rate = { FI: 25.5, DE: 19, FR: 20 }[country as string] as number
    // The reduced rate lowers the average a little.
    const average = (100 * balance("vat_output")) / balance("sales")
    expect(average).toBeLessThan(rate)
    expect(average).toBeGreaterThan(rate * 0.85)
  }
})

test("every role of the staff is somebody's in Helsinki, and each business has its owner and bookkeeper", async () => {
  const grants = await list("staff-grants", { perPage: 100 })
  const roles = new Map<number, string[]>()
  for (const { business, role } of grants) roles.set(business, [...(roles.get(business) ?? []), role])
  const all = [...roles.values()].map((given) => given.sort().join())
  expect(all).toContain("auditor,bookkeeper,cashier,cashier,manager,owner,stockClerk,supervisor")
  for (const given of all) expect(given).toMatch(/^auditor,bookkeeper,.*manager,owner/)
})

test("a newly registered workspace shows none of it", async () => {
  const other = await stranger()
  for (const path of ["businesses", "shops", "tills", "safes", "bank-accounts", "staff-grants"])
    expect(JSON.stringify((await other.get(`${v1}/${path}`)).body.data)).not.toMatch(
      /Lindqvist|"(HEL|BER|LYO)"|[bB]anque|pankki/,
    )
})

describe("a prepared store", () => {
  let store: Store

  beforeAll(async () => {
    store = pgliteStore(await createPglite())
    await prepare(store, { seed: false })
  })
  afterAll(() => store.close())

  test("carries the books, and a later start continues them and runs nothing twice", async () => {
    const [now, threeDaysAgo] = [new Date(), new Date(Date.now() - 3 * 86_400_000)]
    const yesterday = addDays(now.toISOString().slice(0, 10), -1)
    await withStoreLock(store, (db) => seedDemoBooks(db, { days: 7, now: threeDaysAgo }))
    await prepare(store, { seed: true })
    const opened = addDays(yesterday, -10)
    const expected = tradingShops.flatMap((shop) => tradingEvents(shop, addDays(opened, 1), yesterday))
    const [row] = rowsOf<object>(
      await store.owner.execute(sql`select (select count(*)::int from workspaces) as workspaces,
        (select count(*)::int from users) > 40 as "hasUsers", (select count(*)::int from businesses) as businesses,
        (select array_agg(idempotency_key order by idempotency_key collate "C") from journal_entries where kind <> 'opening' and reverses is null) as keys`),
    )
    const keys = expected.map(({ key }) => key).sort()
    expect(row).toEqual({ workspaces: 1, hasUsers: true, businesses: 3, keys })
  })

  test("reverses a debit that the bank returned, charges its fee, and collects it later", async () => {
    const spring = pgliteStore(await createPglite())
    await prepare(spring, { seed: false })
    await withStoreLock(spring, (db) => seedDemoBooks(db, { days: 16, now: new Date("2026-03-13T12:00:00Z") }))
    const entries = rowsOf<object>(
      await spring.owner.execute(sql`select e.kind, e.business_date::text as day, e.reverses is not null as back,
          to_char(e.occurred_at, 'HH24:MI') as at, p.amount::int as amount
        from journal_entries e join postings p on p.workspace_id = e.workspace_id and p.entry_id = e.id
        join businesses b on b.workspace_id = e.workspace_id and b.id = e.business_id
        join accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id and a.role = 'bank'
        where b.country = 'FR' and e.kind like 'direct-debit%' order by e.sequence`),
    )
    await spring.close()
    expect(entries).toEqual([
      { kind: "direct-debit", day: "2026-03-02", back: false, at: "07:00", amount: -198_000 },
      { kind: "direct-debit", day: "2026-03-04", back: true, at: "07:00", amount: 198_000 },
      { kind: "direct-debit-fee", day: "2026-03-04", back: false, at: "07:00", amount: -850 },
      { kind: "direct-debit", day: "2026-03-09", back: false, at: "07:00", amount: -198_000 },
    ])
  })
})
