import { type CashShop, openCashShop, staffOf, trialBalance } from "../support/cash-shop"

// Money that businesses hold for customers, from the ledger.

const path = "/api/v1/customer-deposits"
let place: CashShop

beforeAll(async () => {
  place = await openCashShop()
})

test("each customer has a balance, all together that of the account, and settled ones are gone", async () => {
  const accounts = await trialBalance(place)
  const code = (role: string) => accounts.find((account) => account.role === role)?.code
  const pay = (party: string, amount: number) => {
    const lines = [
      { account: code("bank"), amount },
      { account: code("customer_deposits"), amount: -amount, party },
    ]
    const businessDate = new Date().toISOString().slice(0, 10)
    return place.admin.post("/api/v1/journal-entries", { business: place.business, businessDate, lines })
  }
  const answers = [
    await pay("customer:7", 5_000),
    await pay("customer:8", 9_000),
    await pay("customer:7", 1_500),
    await pay("customer:9", 400),
    await pay("customer:9", -400),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  const list = async (more = {}) => (await place.admin.get(path, { business: place.business, ...more })).body
  const all = await list()
  expect(
    all.data.map((row: { party: string; balance: number; postings: number }) => [row.party, row.balance, row.postings]),
  ).toEqual([
    ["customer:8", 9_000, 1],
    ["customer:7", 6_500, 2],
  ])
  expect([all.total, all.sums]).toEqual([2, [{ currency: "EUR", balance: 15_500 }]])
  const held = (await trialBalance(place)).find(({ role }) => role === "customer_deposits")
  expect(held?.balance).toBe(-15_500)
  expect(await list({ q: "customer:7" })).toMatchObject({ total: 1, sums: [{ balance: 6_500 }] })
  expect((await list({ order: "asc" })).data[0].party).toBe("customer:7")
})

test("only those who may read the books see it, and only of their business", async () => {
  const cashier = await staffOf(place, "cashier", [place.shops[0] as number])
  expect((await cashier.get(path)).status).toBe(403)
  const other = await openCashShop()
  const bookkeeper = await staffOf(other, "bookkeeper")
  expect((await bookkeeper.get(path)).body).toMatchObject({ data: [], total: 0, sums: [] })
})
