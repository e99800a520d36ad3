import { defineJobs } from "@/lib/features/jobs"
import { balanceOf, type CashShop, isIntact, openCashShop, staffOf } from "../support/cash-shop"
import { runAll } from "../support/jobs"
import { deliver, levelOf, productNamed, ties } from "../support/stock"

// Expiry dates, alerts and figures: what people look at before stock runs out or expires.

const v1 = "/api/v1"
let place: CashShop
let [here, there] = [0, 0]
type Person = Awaited<ReturnType<typeof staffOf>>
let clerk: Person
let manager: Person

beforeAll(async () => {
  defineJobs()
  place = await openCashShop()
  ;[here, there] = place.shops as [number, number]
  clerk = await staffOf(place, "stockClerk", [here])
  manager = await staffOf(place, "manager")
})

const on = (id: number) => ({ id: String(id) })
const one = (product: number, quantity: number) => [{ product, quantity }]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const lots = async (who: Person, product: number, within = 14) =>
  (await who.get(`${v1}/stock-lots`, { shop: here, product, within })).body.data.map(
    (lot: { expiresOn: string; pieces: number }) => [lot.expiresOn, lot.pieces],
  )

test("pieces that expire first leave first: by sale, by waste and by transfer, which has its date", async () => {
  const product = await productNamed(place.admin, { price: 500 })
  const line = (quantity: number, days: number) => ({
    product,
    quantity,
    cost: quantity * 100,
    expiresOn: inDays(days),
  })
  await deliver(manager, here, [line(4, 3), line(6, 10), line(10, 60)])
  expect(await lots(clerk, product)).toEqual([
    [inDays(3), 4],
    [inDays(10), 6],
  ])
  await manager.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 3) })
  expect((await lots(clerk, product))[0]).toEqual([inDays(3), 1])
  const sheet = { shop: here, reason: "expired", lines: one(product, 1) }
  expect((await clerk.post(`${v1}/waste-sheets`, sheet)).status).toBe(201)
  expect(await lots(clerk, product)).toEqual([[inDays(10), 6]])
  expect((await levelOf(clerk, here, product)).expiresOn).toBe(inDays(10))
  const sent = await manager.post(`${v1}/stock-transfers`, { shop: here, toShop: there, lines: one(product, 2) })
  await manager.post(`${v1}/stock-transfers/{id}/receive`, { lines: [] }, on(sent.body.id))
  expect((await levelOf(manager, there, product)).expiresOn).toBe(inDays(10))
  expect(await lots(clerk, product)).toEqual([[inDays(10), 4]])
  const [lot] = (await manager.get(`${v1}/stock-lots`, { shop: here, product, within: 90 })).body.data
  expect(lot).toMatchObject({ daysLeft: 10, pieces: 4, value: 400, price: 500, priceVersion: 0 })
})

test("a markdown sets the price of the shop, unless somebody has changed it since", async () => {
  const product = await productNamed(place.admin, { price: 500 })
  await deliver(manager, here, [{ product, quantity: 4, cost: 400, expiresOn: inDays(2) }])
  const find = async () => (await manager.get(`${v1}/stock-lots`, { shop: here, product })).body.data[0]
  const { price, priceVersion } = await find()
  const cells = [{ product, shop: here, amount: price / 2, version: priceVersion }]
  expect((await manager.post(`${v1}/price-changes`, { cells })).status).toBe(201)
  expect((await find()).price).toBe(250)
  expect((await manager.post(`${v1}/price-changes`, { cells: [{ ...cells[0], amount: 100 }] })).status).toBe(409)
})

test("alerts count what the list shows, are opened and closed, and stay on record", async () => {
  const product = await productNamed(place.admin)
  await manager.post(`${v1}/stock-sales`, { shop: here, lines: one(product, 2) })
  await runAll()
  const open = async () =>
    (await clerk.get(`${v1}/stock-alerts`, { kind: "negative", state: "open" })).body.data as {
      id: number
      products: number
    }[]
  const [alert] = await open()
  const listed = (await clerk.get(`${v1}/stock-levels`, { shop: here, state: "negative" })).body.total
  expect(alert).toMatchObject({ id: expect.any(Number), products: listed, shop: here, state: "open" })
  await deliver(manager, here, [{ product, quantity: 5, cost: 500 }])
  const others = (await clerk.get(`${v1}/stock-levels`, { shop: here, state: "negative" })).body.data
  for (const { product: id, onHand } of others)
    await deliver(manager, here, [{ product: id, quantity: -onHand, cost: 1 }])
  expect(await open()).toEqual([])
  await runAll()
  const closed = (await clerk.get(`${v1}/stock-alerts`, { state: "closed", kind: "negative" })).body.data
  expect(closed[0]).toMatchObject({ id: alert?.id, products: listed, closedAt: expect.any(String) })
})

test("figures are what the ledger says: the last value, waste and shrinkage", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, here, [{ product, quantity: 9, cost: 901 }])
  await clerk.post(`${v1}/waste-sheets`, { shop: here, reason: "damaged", lines: one(product, 2) })
  const sent = await manager.post(`${v1}/stock-transfers`, { shop: here, toShop: there, lines: one(product, 3) })
  const receipt = { lines: [{ line: 1, received: 1 }] }
  await manager.post(`${v1}/stock-transfers/{id}/receive`, receipt, on(sent.body.id))
  expect((await clerk.get(`${v1}/stock-figures`)).status).toBe(403)
  const [figures] = (await manager.get(`${v1}/stock-figures`, { business: place.business, days: 30 })).body.data
  const shops = await Promise.all([ties(place, here), ties(place, there)])
  expect(figures.value.at(-1).value).toBe(shops.reduce((sum, { account }) => sum + account, 0))
  expect(figures.value).toHaveLength(31)
  const lost = (reasons: (reason: string) => boolean) =>
    figures.losses
      .filter(({ reason }: { reason: string }) => reasons(reason))
      .reduce((sum: number, { value }: { value: number }) => sum + value, 0)
  const isCount = (reason: string) => ["count", "transfer"].includes(reason)
  expect(lost(isCount)).toBe(await balanceOf(place, "shrinkage", null))
  expect(lost((reason) => !isCount(reason))).toBe(await balanceOf(place, "wastage", null))
  const total = (of: "value" | "sold") =>
    figures.abc.reduce((sum: number, row: Record<string, number>) => sum + (row[of] ?? 0), 0)
  expect(total("value")).toBe(figures.value.at(-1).value)
  expect(figures.cover.reduce((sum: number, row: { sold: number }) => sum + row.sold, 0)).toBe(total("sold"))
  expect(await isIntact(place)).toBe(true)
})

test("the products of a stocktake have no figures, and are those that the shop ever had", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, here, [{ product, quantity: 3, cost: 300 }])
  const { id } = (await clerk.post(`${v1}/stocktakes`, { shop: here })).body
  const { data } = (await clerk.get(`${v1}/stocktakes/{id}/products`, {}, on(id))).body
  expect(data).toContainEqual({ id: product, name: expect.any(String), sku: "", gtins: [] })
  expect((await clerk.get(`${v1}/order-proposals`, { shop: here })).body).toEqual({ data: [], hidden: [here] })
  expect((await clerk.get(`${v1}/stock-lots`, { shop: here, within: 90 })).body.total).toBe(0)
  expect((await clerk.get(`${v1}/stock-alerts`, { shop: here })).body.data).toEqual([])
})
