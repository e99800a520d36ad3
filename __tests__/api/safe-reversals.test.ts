import { balanceOf, type CashShop, fund, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"

// Floats and change that go back: the entry and the notes and coins together.

const safes = "/api/v1/safes"
let place: CashShop
let shop: number
let supervisor: Awaited<ReturnType<typeof staffOf>>
let params: { id: string }

beforeEach(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  supervisor = await staffOf(place, "supervisor", [shop])
  params = { id: String(place.safes[0]) }
})

const act = (name: string, body: object) => supervisor.post(`${safes}/{id}/${name}`, body, params)
const movements = async () =>
  (await supervisor.get("/api/v1/safe-movements", { safe: place.safes[0] as number })).body.data
const held = async () => {
  const { pieces, unsorted, total } = (await supervisor.get(`${safes}/{id}/contents`, {}, params)).body
  return { pieces: pieces.map((one: { value: number; pieces: number }) => [one.value, one.pieces]), unsorted, total }
}

test("reversed change leaves the safe with its notes and coins, once", async () => {
  await fund(place, "safe", shop, 1_000)
  await act("change-orders", { amount: 5_000, count: { pieces: {}, rolls: { 200: 1 } } })
  const [{ entry, isReversible }] = await movements()
  expect([isReversible, await held()]).toEqual([true, { pieces: [[200, 25]], unsorted: 1_000, total: 6_000 }])
  const answer = await act("reversals", { entry, reason: "Booked twice" })
  expect([answer.status, answer.body.total]).toEqual([200, 1_000])
  expect(await held()).toEqual({ pieces: [], unsorted: 1_000, total: 1_000 })
  const [reversal, first] = await movements()
  expect([reversal.kind, reversal.amount, reversal.note]).toEqual(["change", -5_000, "Booked twice"])
  expect([reversal.isReversible, first.isReversible]).toEqual([false, false])
  expect((await act("reversals", { entry, reason: "Again" })).body.code).toBe("already_reversed")
  expect([await balanceOf(place, "bank", null), await isIntact(place)]).toEqual([0, true])
})

test("a float comes back only while the till has it", async () => {
  await fund(place, "safe", shop, 5_000)
  await act("floats", { till: place.tills[0], amount: 5_000 })
  const [{ entry }] = await movements()
  const till = place.tills[0] as number
  const dropped = await supervisor.post("/api/v1/drops", { till, amount: 100, envelope: "E1" })
  expect(dropped.status).toBe(201)
  expect((await act("reversals", { entry, reason: "Wrong till" })).body.code).toBe("insufficient_funds")
  const drop = { id: String(dropped.body.id) }
  await supervisor.post("/api/v1/drops/{id}/cancel", { reason: "Back" }, drop)
  expect((await act("reversals", { entry, reason: "Wrong till" })).status).toBe(200)
  expect([await balanceOf(place, "till", shop), await balanceOf(place, "safe", shop)]).toEqual([0, 5_000])
})

test("counts aren't reversed, neither here nor in the books, and other safes' movements are unknown", async () => {
  await fund(place, "safe", shop, 5_000)
  const witness = await staffOf(place, "cashier", [shop])
  await act("counts", { count: { pieces: { 2000: 2 } }, witness: witness.user.id })
  const [{ entry }] = await movements()
  const refused = await act("reversals", { entry, reason: "Miscounted" })
  expect([refused.status, problems(refused).entry]).toEqual([409, expect.stringMatching(/count the safe again/)])
  const inBooks = await place.admin.post("/api/v1/journal-entries/{id}/reverse", { reason: "No" }, { id: entry })
  expect([inBooks.status, inBooks.body.detail]).toEqual([409, expect.stringMatching(/Correct it there/)])
  const elsewhere = { id: String(place.safes[1]) }
  const other = await place.admin.post(`${safes}/{id}/reversals`, { entry, reason: "No" }, elsewhere)
  expect(other.status).toBe(404)
})
