import { stranger } from "../support/api"
import { type CashShop, fund, openCashShop, sealedOn, staffOf, trialBalance } from "../support/cash-shop"

// Where the cash is: the ledger's balances by role, which add up.

const path = "/api/v1/cash-positions"
let place: CashShop
let shop: number

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
})

const params = (id: number) => ({ id: String(id) })

async function position(query: Record<string, unknown> = {}) {
  const { status, body } = await place.admin.get(path, { business: place.business, ...query })
  expect([status, body.data.length]).toEqual([200, 1])
  return body.data[0]
}

/** The balance of a role in the trial balance, of all shops or of one. */
async function booked(role: string, at?: number): Promise<number> {
  const accounts = (await trialBalance(place)).filter(
    (account) => account.role === role && (at === undefined || account.shop === at),
  )
  return accounts.reduce((sum, { balance }) => sum + balance, 0)
}

test("every amount equals the trial balance, and together they are the total", async () => {
  const supervisor = await staffOf(place, "supervisor", [shop])
  await fund(place, "till", shop, 70_000)
  await fund(place, "till", place.shops[1] as number, 9_000)
  await fund(place, "safe", shop, 50_000)
  await place.admin.post("/api/v1/drops", { till: place.tills[0], amount: 20_000, envelope: "P1" })
  const safe = place.safes[0] as number
  const bag = (await place.admin.post("/api/v1/bank-bags", { safe, number: "P1", count: { pieces: { 5000: 6 } } })).body
    .id
  await place.admin.post("/api/v1/bank-bags/{id}/seal", { sealNumber: "S", witness: supervisor.user.id }, params(bag))
  expect(await position()).toEqual({
    currency: "EUR",
    tills: await booked("till"),
    dropPending: 20_000,
    safes: await booked("safe"),
    inTransit: 30_000,
    discrepancies: 0,
    bank: 0,
    total: 129_000,
  })
  const credit = { amount: 29_000, creditedOn: await sealedOn(place, bag) }
  await place.admin.post("/api/v1/bank-bags/{id}/credit", credit, params(bag))
  const after = await position()
  expect(after).toMatchObject({ inTransit: 0, discrepancies: 1_000, bank: await booked("bank"), total: 129_000 })
  expect(after.inTransit + after.discrepancies).toBe(await booked("cash_in_transit"))
})

test("one shop has its own tills and safe, and no bank", async () => {
  const [, other] = place.shops as [number, number]
  expect(await position({ shop: other })).toEqual({
    ...{ currency: "EUR", tills: await booked("till", other), dropPending: 0, safes: 0 },
    ...{ inTransit: 0, discrepancies: 0, bank: null, total: 9_000 },
  })
})

test("people see the cash of their shops only, and cashiers none", async () => {
  const [, other] = place.shops as [number, number]
  const manager = await staffOf(place, "manager", [other])
  expect((await manager.get(path)).body.data).toEqual([
    expect.objectContaining({ tills: 9_000, bank: null, total: 9_000 }),
  ])
  const cashier = await staffOf(place, "cashier", [other])
  expect((await cashier.get(path)).status).toBe(403)
  expect((await (await stranger()).get(path, { business: place.business })).body.data).toEqual([])
})
