import { isFinnish, isFrench, isFrenchVat, isGermanVat } from "@/lib/features/businesses/service/numbers"
import { type Caller, client, stranger } from "../support/api"
import { query } from "../support/facts"

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
  expect(all).toContain("auditor,bookkeeper,cashier,cashier,cashier,manager,owner,stockClerk,supervisor")
  for (const given of all) expect(given).toMatch(/^auditor,bookkeeper,.*manager,owner/)
})

describe("its cash", () => {
  test("has something to do on every screen", async () => {
    const states = async (path: string, field = "state") => {
      const rows = await list(path, { perPage: 100 })
      return [...new Set(rows.map((row: Record<string, string>) => row[field]))].sort()
    }
    expect(await states("till-sessions")).toEqual(["closed", "locked", "open", "reviewed"])
    expect(await states("drops")).toEqual(["pending", "verified"])
    expect(await states("bank-bags")).toEqual(expect.arrayContaining(["credited", "in-transit", "reconciled"]))
    expect(await list("counter-deposits")).not.toEqual([])
    for (const { id } of await list("safes")) {
      const kinds = (await list("safe-movements", { safe: id, perPage: 100 })).map((one: { kind: string }) => one.kind)
      expect(kinds).toEqual(expect.arrayContaining(["count", "drop"]))
      expect((await admin.get(`${v1}/safes/{id}/contents`, {}, { id: String(id) })).body).toMatchObject({ unsorted: 0 })
    }
    expect(await list("drops", { state: "overdue" })).not.toEqual([])
    const pending = await list("drops", { state: "pending" })
    expect(new Set(pending.map((drop: { shop: number }) => drop.shop)).size).toBe(3)
  })

  test("has variances of sessions, drops and safes that sum to what the books have as over and short", async () => {
    const [row] = await query<{ books: number; documents: number; shortBags: number }>(`select
      (select -sum(p.amount)::int from postings p join accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id
        where p.workspace_id = 1 and a.role = 'over_short') as books,
      (select sum(coalesce(counted_closing - expected_closing, 0) + counted_opening - expected_opening)::int
        from till_sessions where workspace_id = 1)
      + (select coalesce(sum(counted - amount), 0)::int from drops where workspace_id = 1 and state = 'verified')
      + (select coalesce(sum(amount), 0)::int from safe_movements where workspace_id = 1 and kind = 'count')
      + (select coalesce(sum(credited - amount), 0)::int from bank_bags where workspace_id = 1 and resolution = 'accepted') as documents`)
    expect(row?.books).toBe(row?.documents)
    expect(row?.books).not.toBe(0)
  })

  test("has a bag that the bank credited ten euros short, which are still in transit, with a readable trail", async () => {
    const [bag, ...others] = (await list("bank-bags", { perPage: 100 })).filter(
      (one: { state: string }) => one.state === "credited",
    )
    expect(others).toEqual([])
    expect(bag.amount - bag.credited).toBe(1_000)
    const { events } = (await admin.get(`${v1}/bank-bags/{id}`, {}, { id: String(bag.id) })).body
    expect(events.map(({ kind, person }: { kind: string; person: string }) => [kind, person])).toEqual([
      ["prepared", "Jonas Weidner"],
      ["sealed", "Jonas Weidner"],
      ["dispatched", "Jonas Weidner"],
      ["credited", "Ingrid Lindqvist"],
    ])
    const times = events.map(({ at }: { at: string }) => at)
    expect([...times].sort()).toEqual(times)
    const underway = (await list("bank-bags", { perPage: 100 })).filter(
      (one: { state: string; business: number }) => one.state === "in-transit" && one.business === bag.business,
    )
    const sum = underway.reduce((total: number, one: { amount: number }) => total + one.amount, 0)
    const { data } = await ofBusiness(bag.business, "trial-balance")
    const inTransit = data.filter(({ role }: { role: string }) => role === "cash_in_transit")
    expect(inTransit.reduce((total: number, one: { balance: number }) => total + one.balance, 0)).toBe(sum + 1_000)
  })

  test("is where the documents say: envelopes, tills and the dashboard's figures", async () => {
    const rows = await query<{
      role: string
      books: number
      documents: number
    }>(`select a.role, sum(b.balance)::int as books,
        case a.role when 'drop_pending' then (select sum(amount)::int from drops where workspace_id = 1 and state = 'pending')
          else (select sum(amount - coalesce(credited, 0))::int from bank_bags
            where workspace_id = 1 and state in ('sealed', 'in-transit', 'credited')) end as documents
      from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = 1 and a.role in ('drop_pending', 'cash_in_transit') group by a.role`)
    expect(rows).toHaveLength(2)
    for (const { books, documents } of rows) expect(books).toBe(documents)
    const figures = await list("business-figures")
    expect(figures).toHaveLength(3)
    for (const { business, cash } of figures) {
      const { data } = await ofBusiness(business, "trial-balance")
      const held = data.filter(({ role }: { role: string }) => ["till", "safe", "drop_pending"].includes(role))
      expect(held.reduce((sum: number, one: { balance: number }) => sum + one.balance, 0)).toBe(cash)
    }
  })
})

test("a newly registered workspace shows none of it", async () => {
  const other = await stranger()
  for (const path of ["businesses", "shops", "tills", "safes", "bank-accounts", "staff-grants"])
    expect(JSON.stringify((await other.get(`${v1}/${path}`)).body.data)).not.toMatch(
      /Lindqvist|"(HEL|BER|LYO)"|[bB]anque|pankki/,
    )
})
