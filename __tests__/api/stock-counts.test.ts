import { tx } from "@/lib/core/db/tx"
import { proposeDelivery } from "@/lib/features/stock/service/delivery-proposals"
import { webPlaceOf } from "@/lib/features/stock/service/settings"
import { balanceOf, type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { deliver, levelOf, productNamed, ties } from "../support/stock"

// Stocktakes, proposals and what the database itself refuses.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let clerk: Person
let manager: Person

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  clerk = await staffOf(place, "stockClerk", [shop])
  manager = await staffOf(place, "manager")
})

const on = (id: number) => ({ id: String(id) })
const begin = async (values: object = {}): Promise<number> =>
  (await clerk.post(`${v1}/stocktakes`, { shop, ...values })).body.id
const count = (id: number, product: number, counted: number, who = clerk) =>
  who.post(`${v1}/stocktakes/{id}/counts`, { product, counted }, on(id))
const apply = (id: number, who = manager) => who.post(`${v1}/stocktakes/{id}/apply`, {}, on(id))

test("twenty received, fifteen sold, four counted: shrinkage of 1.15, and the account ties", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_000 }])
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_300 }])
  await manager.post(`${v1}/stock-sales`, { shop, lines: [{ product, quantity: 15 }] })
  const id = await begin()
  expect((await count(id, product, 4)).body).toMatchObject({ counted: 4, needsRecount: false })
  expect((await apply(id, clerk)).status).toBe(403)
  const applied = await apply(id)
  expect([applied.status, applied.body.state, applied.body.value]).toEqual([200, "booked", -115])
  expect(await levelOf(manager, shop, product)).toMatchObject({ onHand: 4, value: 460 })
  expect(await balanceOf(place, "shrinkage", null)).toBe(115)
  expect(await ties(place, shop)).toEqual({ value: 460, account: 460 })
  expect((await apply(id)).status).toBe(409)
})

test("the shop stays open: what should be there is that of the moment of the count", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_000 }])
  const id = await begin()
  await count(id, product, 9)
  await manager.post(`${v1}/stock-sales`, { shop, lines: [{ product, quantity: 4 }] })
  await apply(id)
  expect(await levelOf(manager, shop, product)).toMatchObject({ onHand: 5, value: 500 })
})

test("a large difference is counted again, and found pieces come in at the average", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_000 }])
  const id = await begin({ recountAbove: 2 })
  expect((await count(id, product, 20)).body.needsRecount).toBe(true)
  const early = await apply(id)
  expect([early.status, Object.keys(problems(early))]).toEqual([409, [`products.${product}`]])
  expect((await count(id, product, 12)).body.needsRecount).toBe(false)
  await apply(id)
  expect(await levelOf(manager, shop, product)).toMatchObject({ onHand: 12, value: 1_200 })
})

test("no answer tells those who count blind what should be there", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, shop, [{ product, quantity: 77, cost: 7_700 }])
  const id = await begin()
  const answers = [
    (await count(id, product, 1)).body,
    (await clerk.get(`${v1}/stocktakes/{id}`, {}, on(id))).body,
    (await clerk.get(`${v1}/stock-levels`, { shop })).body,
    (await clerk.get(`${v1}/stock-movements`, { shop })).body,
  ]
  expect(JSON.stringify(answers)).not.toMatch(/:77\b|:7700\b|:-76\b/)
  expect((await manager.get(`${v1}/stocktakes/{id}`, {}, on(id))).body.lines[0]).toMatchObject({ expected: 77 })
  expect((await clerk.get(`${v1}/stock-levels`, { shop, state: "low" })).body.data).toEqual([])
  const cancelled = await manager.post(`${v1}/stocktakes/{id}/cancel`, { reason: "A test" }, on(id))
  expect(cancelled.body.state).toBe("cancelled")
  expect((await levelOf(clerk, shop, product)).onHand).toBe(77)
})

test("a shop has one open stocktake", async () => {
  const id = await begin()
  const again = await clerk.post(`${v1}/stocktakes`, { shop })
  expect([again.status, Object.keys(problems(again))]).toEqual([409, ["shop"]])
  await manager.post(`${v1}/stocktakes/{id}/cancel`, { reason: "A test" }, on(id))
})

test("another noun proposes a delivery, which a person books or dismisses", async () => {
  const product = await productNamed(place.admin)
  const line = { product, quantity: 6, cost: 720, vatRate: 2_550, expiresOn: null }
  const proposed = { shop, supplier: "Mill Oy", number: "77", includesVat: false, note: "", userName: "A bill" }
  const propose = () =>
    tx({ workspaceId: 1, userId: 1 }, (scope) => proposeDelivery(scope, { ...proposed, lines: [line] }))
  const { id } = await propose()
  const found = (await clerk.get(`${v1}/deliveries`, { shop, state: "proposed" })).body
  expect([found.total, found.data[0].id, found.data[0].pieces]).toEqual([1, id, 6])
  expect(await levelOf(manager, shop, product)).toBeUndefined()
  const booked = await deliver(clerk, shop, [{ product, quantity: 6, cost: 720 }], { proposal: id })
  expect(booked.status).toBe(201)
  expect((await clerk.get(`${v1}/deliveries/{id}`, {}, on(id))).body.state).toBe("cancelled")
  const other = await propose()
  expect((await clerk.post(`${v1}/deliveries/{id}/dismiss`, {}, on(other.id))).body.state).toBe("cancelled")
})

test("the web shop sells from the chosen shop, or the first active one", async () => {
  const [own, b] = place.shops as [number, number]
  await place.admin.patch(`${v1}/stock-settings`, { webShop: b })
  const actor = { workspaceId: 1, userId: 1 }
  expect(await tx(actor, webPlaceOf)).toEqual({ business: place.business, shop: b })
  await place.admin.patch(`${v1}/stock-settings`, { webShop: null })
  expect(await tx(actor, webPlaceOf)).toBeUndefined()
  await query("delete from stock_settings where workspace_id = 1")
  expect((await tx(actor, webPlaceOf))?.shop).toBeLessThan(own)
})

test("the database refuses to change the journal, and movements that don't follow their level", async () => {
  const product = await productNamed(place.admin)
  await deliver(manager, shop, [{ product, quantity: 2, cost: 200 }])
  const refusal = (text: string) => query(text).then(String, (error) => String(error.cause))
  expect(await refusal("update stock_movements set value = 1 where workspace_id = 1")).toMatch(/append-only/)
  const copied = `insert into stock_movements (workspace_id, id, business_id, shop_id, product_id, product_name, kind, quantity, value,
      on_hand_after, value_after, business_date, user_id, user_name)
    select workspace_id, 999999, business_id, shop_id, product_id, product_name, kind, quantity, value, on_hand_after, value_after,
      business_date, user_id, user_name from stock_movements where workspace_id = 1 and product_id = ${product}`
  expect(await refusal(copied)).toMatch(/does not follow/)
})
