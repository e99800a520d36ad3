import { balanceOf, type CashShop, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import { deliver, levelOf, productNamed, ties } from "../support/stock"

// The stock of shops: each document moves pieces, value and books together.

const v1 = "/api/v1"
let place: CashShop
let [here, there] = [0, 0]
type Person = Awaited<ReturnType<typeof staffOf>>
let clerk: Person
let manager: Person

beforeAll(async () => {
  place = await openCashShop()
  ;[here, there] = place.shops as [number, number]
  clerk = await staffOf(place, "stockClerk", [here])
  manager = await staffOf(place, "manager")
})

const one = (product: number, quantity: number) => [{ product, quantity }]
const act = (who: Person, path: string, id: number, body: object = {}) => who.post(path, body, { id: String(id) })

test("received twice, sold, and one lost: value and account agree", async () => {
  const product = await productNamed(place.admin)
  const first = await deliver(clerk, here, [{ product, quantity: 10, cost: 1_000 }])
  expect([first.status, first.body.pieces, first.body.lines[0].productName]).toEqual([201, 10, expect.any(String)])
  await deliver(clerk, here, [{ product, quantity: 10, cost: 1_300 }])
  const sold = await clerk.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 15) })
  expect(sold.status).toBe(201)
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 5, value: 575, averageCost: 115 })
  const waste = { shop: here, reason: "damaged", lines: one(product, 1) }
  expect((await clerk.post(`${v1}/waste-sheets`, waste)).status).toBe(201)
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 4, value: 460, available: 4 })
  expect(await balanceOf(place, "wastage", null)).toBe(115)
  expect(await balanceOf(place, "cogs", null)).toBe(1_725)
  expect(await ties(place, here)).toEqual({ value: 460, account: 460 })
  expect((await place.admin.get(`${v1}/products/{id}`, {}, { id: String(product) })).body).toMatchObject({
    costLast: 130,
    costAverage: 115,
  })
  expect(await isIntact(place)).toBe(true)
})

test("a delivery books input VAT and what is owed, with costs that include VAT or not", async () => {
  const product = await productNamed(place.admin)
  const [owed, vat] = [await balanceOf(place, "supplier_control", null), await balanceOf(place, "vat_input", null)]
  const lines = [{ product, quantity: 3, cost: 1_255, vatRate: 2_550 }]
  const { body } = await deliver(manager, here, lines, {
    includesVat: true,
    number: "L-1",
    freight: 251,
    freightVatRate: 2_550,
  })
  expect([body.value, body.vat, body.freight]).toEqual([1_000, 306, 200])
  expect(await balanceOf(place, "supplier_control", null)).toBe(owed - 1_506)
  expect(await balanceOf(place, "vat_input", null)).toBe(vat + 306)
  const again = await deliver(manager, here, lines, { supplier: "WHOLESALER oy", number: "l-1" })
  expect([again.status, Object.keys(problems(again))]).toEqual([409, ["number"]])
})

test("stock may fall below zero by sales only, and what comes later goes to the cost of goods sold", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, here, [{ product, quantity: 2, cost: 200 }])
  const waste = await manager.post(`${v1}/waste-sheets`, { shop: here, reason: "expired", lines: one(product, 3) })
  expect([waste.status, Object.keys(problems(waste))]).toEqual([409, ["lines.0.quantity"]])
  const cogs = await balanceOf(place, "cogs", null)
  await manager.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 6) })
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: -4, value: 0, averageCost: null })
  await deliver(manager, here, [{ product, quantity: 10, cost: 1_000 }])
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 6, value: 600 })
  expect(await balanceOf(place, "cogs", null)).toBe(cogs + 200 + 400)
  const found = await manager.get(`${v1}/stock-levels`, { shop: here, state: "negative" })
  expect(found.body.data).toEqual([])
})

test("a transfer moves the value when it arrives, and what is missing is the sender's loss", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, here, [{ product, quantity: 10, cost: 1_001 }])
  const before = await ties(place, here)
  const sent = await clerk.post(`${v1}/stock-transfers`, { shop: here, toShop: there, lines: one(product, 7) })
  expect([sent.status, sent.body.state]).toEqual([201, "sent"])
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 3, value: 300 })
  expect(await balanceOf(place, "stock", here)).toBe(before.account)
  const path = `${v1}/stock-transfers/{id}/receive`
  const receipt = { lines: [{ line: 1, received: 5 }] }
  expect((await act(clerk, path, sent.body.id, receipt)).status).toBe(404)
  const tooMany = await act(manager, path, sent.body.id, { lines: [{ line: 1, received: 8 }] })
  expect([tooMany.status, Object.keys(problems(tooMany))]).toEqual([422, ["lines.0.received"]])
  const received = await act(manager, path, sent.body.id, receipt)
  expect([received.status, received.body.state, received.body.lines[0].received]).toEqual([200, "booked", 5])
  expect(await levelOf(manager, there, product)).toMatchObject({ onHand: 5, value: 501 })
  expect(await balanceOf(place, "shrinkage", null)).toBe(200)
  for (const shop of [here, there]) {
    const { value, account } = await ties(place, shop)
    expect(account).toBe(value)
  }
  expect((await act(manager, path, sent.body.id, receipt)).status).toBe(409)
})

test("a cancelled transfer brings the goods back", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, here, [{ product, quantity: 4, cost: 402 }])
  const { body } = await manager.post(`${v1}/stock-transfers`, { shop: here, toShop: there, lines: one(product, 3) })
  const cancelled = await act(manager, `${v1}/stock-transfers/{id}/cancel`, body.id, { reason: "Wrong shop" })
  expect([cancelled.status, cancelled.body.state]).toEqual([200, "cancelled"])
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 4, value: 402 })
  const { value, account } = await ties(place, here)
  expect(account).toBe(value)
})

test("a reversal puts everything back once, and not what is gone", async () => {
  const product = await productNamed(place.admin)
  const owed = await balanceOf(place, "supplier_control", null)
  const { body } = await deliver(manager, here, [{ product, quantity: 4, cost: 400, vatRate: 1_400 }])
  const reason = { reason: "Booked twice" }
  const path = `${v1}/deliveries/{id}/reverse`
  expect((await act(clerk, path, body.id, reason)).status).toBe(403)
  expect((await act(manager, path, body.id, reason)).body.state).toBe("reversed")
  expect(await levelOf(manager, here, product)).toMatchObject({ onHand: 0, value: 0 })
  expect(await balanceOf(place, "supplier_control", null)).toBe(owed)
  expect((await act(manager, path, body.id, reason)).status).toBe(409)
  const second = await deliver(manager, here, [{ product, quantity: 4, cost: 400 }])
  await manager.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 1) })
  expect((await act(manager, path, second.body.id, reason)).status).toBe(409)
  const { value, account } = await ties(place, here)
  expect(account).toBe(value)
})

test("costs are for those who may see them", async () => {
  const product = await productNamed(place.admin)
  const { body } = await deliver(clerk, here, [{ product, quantity: 4, cost: 400 }])
  expect([body.value, body.vat, body.lines[0].value]).toEqual([undefined, undefined, undefined])
  const level = await levelOf(clerk, here, product)
  expect([level.onHand, level.value, level.averageCost]).toEqual([4, undefined, undefined])
  const { data } = (await clerk.get(`${v1}/stock-movements`, { product })).body
  expect([data[0].quantity, data[0].value]).toEqual([4, undefined])
})

test("people of other shops see nothing, and cashiers don't receive", async () => {
  const product = await productNamed(place.admin)
  const { body } = await deliver(manager, there, [{ product, quantity: 4, cost: 400 }])
  expect(await levelOf(clerk, there, product)).toBeUndefined()
  expect((await clerk.get(`${v1}/deliveries/{id}`, {}, { id: String(body.id) })).status).toBe(404)
  expect((await deliver(clerk, there, [{ product, quantity: 1, cost: 1 }])).status).toBe(404)
  const cashier = await staffOf(place, "cashier", [here])
  expect((await deliver(cashier, here, [{ product, quantity: 1, cost: 1 }])).status).toBe(403)
})

test("the list finds products by state and by barcode", async () => {
  const gtin = "4006381333931"
  const product = await productNamed(place.admin, { reorderPoint: 5, gtins: [{ gtin, quantity: 1 }] })
  await deliver(manager, here, [{ product, quantity: 4, cost: 400, expiresOn: "2020-01-31" }])
  const found = async (query: object) =>
    (await manager.get(`${v1}/stock-levels`, { shop: here, product, ...query })).body.total
  const states = ["low", "expired", "out", "dead", "uncounted", "negative"]
  expect(await Promise.all(states.map((state) => found({ state })))).toEqual([1, 1, 0, 0, 0, 0])
  expect(await found({ q: gtin })).toBe(1)
  expect((await levelOf(manager, here, product)).expiresOn).toBe("2020-01-31")
})
