import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"

// Offers of a business, and what a basket costs with them.

const offers = "/api/v1/offers"
let place: CashShop
let manager: Awaited<ReturnType<typeof staffOf>>

beforeEach(async () => {
  place = await openCashShop()
  manager = await staffOf(place, "manager")
})

const add = (values: object = {}, who: Pick<typeof manager, "post"> = manager) =>
  who.post(offers, { business: place.business, name: "Tenth", reward: { kind: "percent", rate: 1_000 }, ...values })
const change = (id: number, values: object) => manager.patch(`${offers}/{id}`, values, { id: String(id) })
const lines = [
  { id: "a", product: 1, pieces: 2, price: 500, vatRate: 2400 },
  { id: "b", product: 2, pieces: 1, price: 300, vatRate: 1400 },
]
const priced = async (values: object = {}) =>
  (await manager.post(`${offers}/price`, { shop: place.shops[0], lines, ...values })).body

test("a draft changes no price, until it is active; a basket can try it out", async () => {
  const { status, body: offer } = await add()
  expect([status, offer.state, offer.phase, offer.currency]).toEqual([201, "draft", "running", "EUR"])
  expect((await priced()).total).toBe(1_300)
  expect((await priced({ drafts: [offer.id] })).total).toBe(1_170)
  await change(offer.id, { state: "active" })
  expect(await priced()).toMatchObject({
    ...{ currency: "EUR", full: 1_300, discount: 130, total: 1_170, freeDelivery: false },
    lines: [
      { id: "a", full: 1_000, amount: 900, reductions: [{ offer: offer.id, name: "Tenth", pieces: 2, amount: 100 }] },
      { id: "b", full: 300, amount: 270 },
    ],
    vat: [
      { rate: 1400, gross: 270, net: 237, vat: 33 },
      { rate: 2400, gross: 900, net: 726, vat: 174 },
    ],
    uses: [{ offer: offer.id, name: "Tenth", times: 3 }],
  })
})

test("offers hold in their shops and on their days, and only in their business", async () => {
  const [first, second] = place.shops
  const { body } = await add({ conditions: { shops: [second], from: "2030-05-01", until: "2030-05-31" } })
  await change(body.id, { state: "active" })
  expect(body.phase).toBe("scheduled")
  expect((await priced({ date: "2030-05-01" })).total).toBe(1_300)
  expect((await priced({ shop: second, date: "2030-05-01" })).total).toBe(1_170)
  expect((await priced({ shop: second, date: "2030-06-01" })).total).toBe(1_300)
  const other = await openCashShop()
  expect(
    (await other.admin.post(`${offers}/price`, { shop: other.shops[0], lines, drafts: [body.id] })).body.total,
  ).toBe(1_300)
  expect(first).not.toBe(second)
})

test("two who change an offer at once don't overwrite each other, and an archived one stays as it is", async () => {
  const { body: offer } = await add()
  expect((await change(offer.id, { name: "First", version: offer.version })).body.name).toBe("First")
  const late = await change(offer.id, { name: "Second", version: offer.version })
  expect([late.status, late.body.current.name]).toEqual([409, "First"])
  expect((await change(offer.id, { state: "paused" })).status).toBe(409)
  expect((await change(offer.id, { state: "archived" })).status).toBe(200)
  expect((await change(offer.id, { name: "Late" })).status).toBe(409)
})

test("each error names its field", async () => {
  const of = async (values: object) => Object.keys(problems(await add(values)))
  expect(await of({ reward: { kind: "percent", rate: 0 } })).toEqual(["reward.rate"])
  expect(await of({ conditions: { from: "2030-02-01", until: "2030-01-01" } })).toEqual(["conditions.until"])
  expect(await of({ conditions: { shops: [999_999] } })).toEqual(["conditions.shops"])
  const twice = await manager.post(`${offers}/price`, { shop: place.shops[0], lines: [lines[0], lines[0]] })
  expect([twice.status, Object.keys(problems(twice))]).toEqual([422, ["lines.1.id"]])
})

test("managers set offers; others of the shop only see them; strangers see none", async () => {
  const { body: offer } = await add()
  const cashier = await staffOf(place, "cashier", [place.shops[0] as number])
  expect((await cashier.get(offers)).body.data.map(({ id }: { id: number }) => id)).toEqual([offer.id])
  expect((await add({}, cashier)).status).toBe(403)
  const stranger = await staffOf(await openCashShop(), "manager")
  expect((await stranger.get(offers)).body.total).toBe(0)
  expect((await stranger.get(`${offers}/{id}`, {}, { id: String(offer.id) })).status).toBe(404)
  expect((await stranger.post(`${offers}/price`, { shop: place.shops[0], lines })).status).toBe(404)
  const [event] = await query<{ action: string }>(
    `select action from audit_events where record_type = 'offer' and record_id = '${offer.id}'`,
  )
  expect(event?.action).toBe("created")
})
