import { type Caller, client } from "../support/api"
import { act, fieldsOf, noSales, openedDay, pieces } from "../support/till-day"

// Tills that are still open keep their place.

let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

test("a till with an open session isn't archived, nor is its shop, even without money in it", async () => {
  const { shop, till, cashier, id } = await openedDay(admin)
  await act(cashier, id, "paid-out", { amount: 100_00, vatRate: 0, memo: "Rent" })
  const become = (state: string, noun: string, of: number) =>
    admin.patch(`/api/v1/${noun}/{id}`, { state }, { id: String(of) })
  await become("dormant", "shops", shop)
  for (const [noun, of] of [
    ["tills", till],
    ["shops", shop],
  ] as const) {
    const refused = await become("archived", noun, of)
    expect([refused.status, fieldsOf(refused)]).toEqual([409, ["state"]])
    expect(JSON.stringify(refused.body)).toMatch(/still open/)
  }
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({}))
  await act(cashier, id, "z-reading", noSales)
  await act(cashier, id, "close")
  expect((await become("archived", "tills", till)).status).toBe(200)
})
