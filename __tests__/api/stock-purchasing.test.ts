import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { deliver, levelOf, productNamed, ties } from "../support/stock"

// Orders to suppliers: proposed, sent, received in parts.

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

const on = (id: number) => ({ id: String(id) })
const one = (product: number, quantity: number) => [{ product, quantity }]
const supplierNamed = (n: number) => `Roastery ${n}`

/** A product of a supplier below its reorder point. */
async function running(supplier: string): Promise<number> {
  made += 1
  const product = await productNamed(place.admin, {
    reorderPoint: 10,
    supplierName: supplier,
    supplierCode: `R-${made}`,
  })
  await deliver(manager, here, [{ product, quantity: 30, cost: 3_000 }])
  await manager.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 28) })
  return product
}
let made = 0

const proposalOf = async (who: Person, supplier: string, query: object = {}) => {
  const { body } = await who.get(`${v1}/order-proposals`, { shop: here, ...query })
  return body.data.find((group: { supplier: string }) => group.supplier === supplier)
}
const order = (who: Person, supplier: string, product: number, quantity: number) =>
  who.post(`${v1}/stock-orders`, { shop: here, supplier, lines: one(product, quantity) })

test("a proposal brings a product above its reorder point by what it sells, less what is on order", async () => {
  const supplier = supplierNamed(1)
  const product = await running(supplier)
  const [line] = (await proposalOf(clerk, supplier)).lines
  // 28 sold in four weeks are 14 in two; 10 + 14 - 2 are missing.
  expect(line).toMatchObject({ product, available: 2, sold: 28, reorderPoint: 10, outer: 1, quantity: 22 })
  expect(line.cost).toBeUndefined()
  expect((await proposalOf(manager, supplier, { days: 28 })).lines[0]).toMatchObject({ quantity: 36, cost: 100 })
  expect((await order(clerk, supplier, product, 22)).status).toBe(201)
  expect(await proposalOf(clerk, supplier)).toBeUndefined()
})

test("an order is edited, sent, received in two parts, and its goods are in stock and in the books", async () => {
  const supplier = supplierNamed(2)
  const product = await running(supplier)
  const made = (await order(clerk, supplier, product, 12)).body
  expect([made.state, made.pieces, made.value]).toEqual(["draft", 12, undefined])
  const changed = await clerk.patch(
    `${v1}/stock-orders/{id}`,
    { version: made.version, supplier, note: "Before noon", lines: one(product, 20) },
    on(made.id),
  )
  expect([changed.status, changed.body.pieces, changed.body.note]).toEqual([200, 20, "Before noon"])
  const stale = await manager.patch(
    `${v1}/stock-orders/{id}`,
    { version: made.version, supplier, note: "", lines: one(product, 1) },
    on(made.id),
  )
  expect([stale.status, stale.body.code]).toEqual([409, "conflict"])
  const sent = await clerk.post(
    `${v1}/stock-orders/{id}/send`,
    { version: changed.body.version, to: "orders@roastery.example" },
    on(made.id),
  )
  expect([sent.status, sent.body.state, sent.body.sentTo]).toEqual([200, "sent", "orders@roastery.example"])
  const file = await clerk.get(`${v1}/stock-orders/{id}/file`, {}, on(made.id))
  expect(Buffer.from(file.body).toString()).toMatch(/R-\d+,.*,20,1/)

  const due = await clerk.post(`${v1}/stock-orders/{id}/receive`, { version: sent.body.version }, on(made.id))
  expect([due.status, due.body.proposal]).toEqual([200, expect.any(Number)])
  const cancelled = await clerk.post(`${v1}/stock-orders/{id}/cancel`, { version: due.body.version }, on(made.id))
  expect([cancelled.status, Object.keys(problems(cancelled))]).toEqual([409, ["state"]])
  const before = (await levelOf(manager, here, product)).onHand
  const first = await deliver(clerk, here, [{ product, quantity: 15, cost: 1_500 }], {
    supplier,
    proposal: due.body.proposal,
  })
  expect(first.status).toBe(201)
  const half = (await clerk.get(`${v1}/stock-orders/{id}`, {}, on(made.id))).body
  expect([half.state, half.lines[0].received, half.proposal]).toEqual(["sent", 15, null])
  const rest = await clerk.post(`${v1}/stock-orders/{id}/receive`, { version: half.version }, on(made.id))
  const proposed = (await clerk.get(`${v1}/deliveries/{id}`, {}, on(rest.body.proposal))).body
  expect([proposed.state, proposed.lines[0].quantity]).toEqual(["proposed", 5])
  await deliver(clerk, here, [{ product, quantity: 5, cost: 500 }], { supplier, proposal: rest.body.proposal })
  expect((await clerk.get(`${v1}/stock-orders/{id}`, {}, on(made.id))).body.state).toBe("received")
  expect((await levelOf(manager, here, product)).onHand).toBe(before + 20)
  const reversed = await manager.post(`${v1}/deliveries/{id}/reverse`, { reason: "Wrong goods" }, on(first.body.id))
  expect(reversed.status).toBe(200)
  const again = (await clerk.get(`${v1}/stock-orders/{id}`, {}, on(made.id))).body
  expect([again.state, again.lines[0].received]).toEqual(["sent", 5])
  const { value, account } = await ties(place, here)
  expect(account).toBe(value)
})

test("orders belong to their shop, and cashiers don't order", async () => {
  const product = await productNamed(place.admin)
  const cashier = await staffOf(place, "cashier", [here])
  expect((await order(cashier, "Mill", product, 1)).status).toBe(403)
  const elsewhere = await manager.post(`${v1}/stock-orders`, { shop: there, supplier: "Mill", lines: one(product, 1) })
  expect((await clerk.get(`${v1}/stock-orders/{id}`, {}, on(elsewhere.body.id))).status).toBe(404)
  const found = await clerk.get(`${v1}/stock-orders`, { q: "mill" })
  expect(found.body.total).toBe(0)
  const twice = await clerk.post(`${v1}/stock-orders`, {
    ...{ shop: here, supplier: "Mill", lines: [...one(product, 1), ...one(product, 2)] },
  })
  expect([twice.status, Object.keys(problems(twice))]).toEqual([422, ["lines.1.product"]])
})
