import { type CashShop, fund, openCashShop, problems, sealedOn, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"

// How many days cash takes from the drop to the credit of its bag.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let manager: Person
let owner: Person
let people: Person[]
let numbers = 0

beforeAll(async () => {
  place = await openCashShop()
  const shops = place.shops as [number, number]
  manager = await staffOf(place, "manager", [shops[0]])
  owner = await staffOf(place, "owner")
  people = [await staffOf(place, "supervisor"), await staffOf(place, "cashier")]
  for (const shop of shops) await fund(place, "till", shop, 200_000)
})

const dayMs = 86_400_000
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10)
const mondayOf = (day: string) => shifted(day, -((new Date(day).getUTCDay() + 6) % 7))

/** A verified drop of 50 euro. Its trading day is some days ago, as if it had waited. */
async function drop(at: number, daysAgo: number) {
  const [supervisor] = people as [Person]
  const form = { till: place.tills[at], amount: 5_000, envelope: `D-${++numbers}` }
  const { id, businessDate } = (await owner.post(`${v1}/drops`, form)).body
  const counted = { counted: 5_000, count: { pieces: { 5000: 1 } } }
  expect((await supervisor.post(`${v1}/drops/{id}/verify`, counted, { id: String(id) })).status).toBe(200)
  await query(`update drops set business_date = '${shifted(businessDate, -daysAgo)}' where id = ${id}
    and workspace_id = (select workspace_id from shops where id = ${place.shops[at]} and business_id = ${place.business} limit 1)`)
}

async function bag(at: number, notes: number, isCredited = true) {
  const values = { safe: place.safes[at], number: `B-${++numbers}`, count: { pieces: { 5000: notes } } }
  const { id } = (await owner.post(`${v1}/bank-bags`, values)).body
  const params = { id: String(id) }
  const [, witness] = people as [Person, Person]
  const sealed = await owner.post(`${v1}/bank-bags/{id}/seal`, { sealNumber: "S", witness: witness.user.id }, params)
  expect(sealed.status).toBe(200)
  const creditedOn = await sealedOn(place, id)
  if (!isCredited) await owner.post(`${v1}/bank-bags/{id}/return`, { reason: "Torn" }, params)
  else await owner.post(`${v1}/bank-bags/{id}/credit`, { amount: notes * 5_000, creditedOn }, params)
  return creditedOn
}

const days = (params = {}, who: Pick<Person, "get"> = owner) => who.get(`${v1}/bank-bags/days-to-bank`, params)

test("each drop counts for the first bag after it, per week and shop, and the point’s list has its bags", async () => {
  const [a, b] = place.shops as [number, number]
  await drop(0, 1)
  await drop(0, 2)
  // A returned bag's money goes with the next one.
  await bag(0, 2, false)
  await drop(0, 6)
  const day = await bag(0, 3)
  await drop(0, 3)
  await bag(0, 1)
  await drop(1, 9)
  await bag(1, 1)
  const week = mondayOf(day)
  const mine = { business: place.business }
  const { status, body } = await days(mine)
  expect(status).toBe(200)
  expect(body.data).toEqual([
    { shop: a, shopName: "A", week, bags: 2, drops: 4, median: 2.5, worst: 6 },
    { shop: b, shopName: "B", week, bags: 1, drops: 1, median: 9, worst: 9 },
  ])
  const list = { ...mine, shop: a, creditedFrom: week, creditedTo: shifted(week, 6) }
  expect((await owner.get(`${v1}/bank-bags`, list)).body.total).toBe(2)
  expect(
    (await owner.get(`${v1}/bank-bags`, { ...list, creditedTo: shifted(week, -1), creditedFrom: shifted(week, -7) }))
      .body.total,
  ).toBe(0)
})

test("people see the shops of their grants only, and weeks are whole", async () => {
  const seen = (await days({}, manager)).body
  expect(seen.data.map(({ shop }: { shop: number }) => shop)).toEqual([place.shops[0]])
  expect((Date.parse(seen.to) - Date.parse(seen.from)) / dayMs).toBe(13 * 7 - 1)
  const early = (await days({ from: "2026-03-04", to: "2026-03-12" })).body
  expect([early.from, early.to, early.data]).toEqual(["2026-03-02", "2026-03-15", []])
  const wrong = await days({ from: "2026-03-04", to: "2026-03-01" })
  expect([wrong.status, Object.keys(problems(wrong))]).toEqual([422, ["to"]])
})
