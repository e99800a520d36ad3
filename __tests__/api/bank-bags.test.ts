import type { Caller } from "../support/api"
import {
  balanceOf,
  type CashShop,
  fund,
  isIntact,
  openCashShop,
  problems,
  sealedOn,
  staffOf,
} from "../support/cash-shop"

// Bags from the safe to the bank, and what the bank credits.

const bags = "/api/v1/bank-bags"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let safe: number
let manager: Person
let bookkeeper: Person
let witness: Person
let numbers = 0

beforeAll(async () => {
  place = await openCashShop()
  ;[shop, safe] = [place.shops[0], place.safes[0]] as [number, number]
  manager = await staffOf(place, "manager", [shop])
  bookkeeper = await staffOf(place, "bookkeeper")
  witness = await staffOf(place, "cashier", [shop])
})

const params = (id: number) => ({ id: String(id) })
const act = (id: number, name: string, body: object, who: Pick<Caller, "post"> = manager) =>
  who.post(`${bags}/{id}/${name}`, body, params(id))
const prepare = (pieces: Record<number, number>, more = {}) =>
  manager.post(bags, { safe, number: `BAG-${++numbers}`, count: { pieces }, ...more })
const seal = (id: number) => act(id, "seal", { sealNumber: "S-1", witness: witness.user.id })
const balances = async () => [
  await balanceOf(place, "safe", shop),
  await balanceOf(place, "cash_in_transit", shop),
  await balanceOf(place, "bank", null),
]

/** A sealed bag of 1,850 euro, and the balances before it was sealed. */
async function sealedBag() {
  await fund(place, "safe", shop, 185_000)
  const before = (await balances()) as [number, number, number]
  const { body } = await prepare({ 5000: 37 })
  expect((await seal(body.id)).status).toBe(200)
  return { id: body.id as number, before }
}

test("a bag of 1,850 credited with 1,840: ten stay in transit until someone resolves it, and the trail says who", async () => {
  const { id, before } = await sealedBag()
  const [safe0, transit0, bank0] = before
  expect(await balances()).toEqual([safe0 - 185_000, transit0 + 185_000, bank0])
  expect((await act(id, "dispatch", { carrier: "Loomis" })).body.state).toBe("in-transit")
  const credit = { amount: 184_000, creditedOn: await sealedOn(place, id) }
  expect((await act(id, "credit", credit)).status).toBe(403)
  const credited = await act(id, "credit", credit, bookkeeper)
  expect([credited.status, credited.body.state, credited.body.credited]).toEqual([200, "credited", 184_000])
  expect(await balances()).toEqual([safe0 - 185_000, transit0 + 1_000, bank0 + 184_000])
  const short = await balanceOf(place, "over_short", null)
  const resolution = { resolution: "accepted", reason: "Two forged notes" }
  const resolved = await act(id, "resolve", resolution, bookkeeper)
  expect([resolved.body.state, resolved.body.resolution]).toEqual(["reconciled", "accepted"])
  expect(await balances()).toEqual([safe0 - 185_000, transit0, bank0 + 184_000])
  expect(await balanceOf(place, "over_short", null)).toBe(short + 1_000)
  const trail = resolved.body.events.map(({ kind, person, amount, note }: Record<string, unknown>) => [
    kind,
    person,
    amount,
    note,
  ])
  const [sealer, matcher] = [manager.user.fullName, bookkeeper.user.fullName]
  expect(trail).toEqual([
    ["prepared", sealer, 185_000, ""],
    ["sealed", sealer, 185_000, "S-1"],
    ["dispatched", sealer, null, "Loomis"],
    ["credited", matcher, 184_000, ""],
    ["resolved", matcher, -1_000, "Two forged notes"],
  ])
  expect(resolved.body.events[1].witness).toBe(witness.user.fullName)
  expect(await isIntact(place)).toBe(true)
})

test.each([
  ["short, and the bank corrects it", 184_000, "corrected", 185_000],
  ["over, and the bank takes it back", 186_000, "corrected", 185_000],
  ["over, and the business keeps it", 186_000, "accepted", 186_000],
  ["with nothing, and the business bears it", 0, "accepted", 0],
])("a bag credited %s ends with nothing in transit", async (_, amount, resolution, inBank) => {
  const { id, before } = await sealedBag()
  const [safe0, transit0, bank0] = before
  await act(id, "credit", { amount, creditedOn: await sealedOn(place, id) }, bookkeeper)
  const resolved = await act(id, "resolve", { resolution, reason: "As the bank says" }, bookkeeper)
  expect(resolved.body.state).toBe("reconciled")
  expect(await balances()).toEqual([safe0 - 185_000, transit0, bank0 + inBank])
})

test("a bag isn’t credited before the day on which it was sealed", async () => {
  const { id, before } = await sealedBag()
  const day = new Date(`${await sealedOn(place, id)}T00:00:00Z`)
  const early = new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10)
  const refused = await act(id, "credit", { amount: 185_000, creditedOn: early }, bookkeeper)
  expect([refused.status, problems(refused)]).toEqual([
    422,
    { creditedOn: "The bag was sealed later. Choose that day or a later one." },
  ])
  expect(await balanceOf(place, "bank", null)).toBe(before[2])
})

test("a bag credited in full is reconciled at once", async () => {
  const { id } = await sealedBag()
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const early = await act(id, "credit", { amount: 185_000, creditedOn: tomorrow }, bookkeeper)
  expect([early.status, Object.keys(problems(early))]).toEqual([422, ["creditedOn"]])
  const credited = await act(id, "credit", { amount: 185_000, creditedOn: await sealedOn(place, id) }, bookkeeper)
  expect(credited.body.state).toBe("reconciled")
  expect((await act(id, "resolve", { resolution: "accepted", reason: "x" }, bookkeeper)).status).toBe(409)
})

test("the witness is neither the preparer nor the one who seals", async () => {
  await fund(place, "safe", shop, 5_000)
  const { body } = await prepare({ 5000: 1 })
  const other = await staffOf(place, "manager", [shop])
  const by = async (who: Person, id: number) =>
    problems(await act(body.id, "seal", { sealNumber: "S", witness: id }, who)).witness
  expect(await by(manager, manager.user.id)).toBe("The witness must be someone else.")
  expect(await by(other, manager.user.id)).toBe("The witness must be someone else.")
  expect((await act(body.id, "seal", { sealNumber: "S", witness: witness.user.id }, other)).status).toBe(200)
})

test("a bag that comes back is in the safe again, note by note, and its number is free", async () => {
  await fund(place, "safe", shop, 20_000)
  const known = async () =>
    (await manager.get("/api/v1/safes/{id}/contents", {}, { id: String(safe) })).body.pieces.map(
      ({ value, pieces }: Record<string, number>) => [value, pieces],
    )
  const { body } = await prepare({ 10000: 1, 2000: 5 }, { number: "BACK" })
  expect(problems(await prepare({ 5000: 1 }, { number: "back" })).number).toBe("This shop has a bag with this number.")
  await seal(body.id)
  const before = (await balances()) as [number, number, number]
  const returned = await act(body.id, "return", { reason: "The bank was closed" })
  expect([returned.status, returned.body.state]).toEqual([200, "returned"])
  expect(await balances()).toEqual([before[0] + 20_000, before[1] - 20_000, before[2]])
  expect(await known()).toEqual(
    expect.arrayContaining([
      [10_000, 1],
      [2000, 5],
    ]),
  )
  const late = { amount: 1, creditedOn: await sealedOn(place, body.id) }
  expect((await act(body.id, "credit", late, bookkeeper)).status).toBe(409)
  expect((await prepare({ 5000: 1 }, { number: "BACK" })).status).toBe(201)
})

test("a bag that the safe can't fill is not sealed, and nothing has moved", async () => {
  const empty = await openCashShop()
  const boss = await staffOf(empty, "manager")
  const { body } = await boss.post(bags, { safe: empty.safes[0], number: "1", count: { pieces: { 5000: 1 } } })
  const second = await staffOf(empty, "cashier")
  const refused = await boss.post(`${bags}/{id}/seal`, { sealNumber: "S", witness: second.user.id }, params(body.id))
  expect([refused.status, refused.body.code]).toEqual([409, "insufficient_funds"])
  expect((await boss.get(`${bags}/{id}`, {}, params(body.id))).body.state).toBe("prepared")
})

test("the proposal banks the notes above the change fund", async () => {
  const own = await openCashShop()
  const boss = await staffOf(own, "manager")
  const second = await staffOf(own, "cashier")
  const id = String(own.safes[0])
  await own.admin.patch("/api/v1/safes/{id}", { changeFund: 20_000 }, { id })
  await fund(own, "safe", own.shops[0] as number, 100_000)
  const pieces = { 5000: 10, 2000: 20, 100: 100 }
  await boss.post("/api/v1/safes/{id}/counts", { count: { pieces }, witness: second.user.id }, { id })
  const { body } = await boss.get(`${bags}/proposal`, { safe: own.safes[0] })
  expect([body.amount, body.pieces]).toEqual([
    80_000,
    [
      { value: 5000, pieces: 10, amount: 50_000 },
      { value: 2000, pieces: 15, amount: 30_000 },
    ],
  ])
})

test("people of other shops don't see the bags", async () => {
  const elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  const { body } = await prepare({ 5000: 1 })
  expect((await elsewhere.get(bags)).body.total).toBe(0)
  expect((await elsewhere.get(`${bags}/{id}`, {}, params(body.id))).status).toBe(404)
  expect((await act(body.id, "return", { reason: "x" }, elsewhere)).status).toBe(404)
  expect((await witness.get(bags)).status).toBe(403)
})
