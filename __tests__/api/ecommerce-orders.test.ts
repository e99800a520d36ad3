import { type Caller, caller, client, nobody, signIn, stranger } from "../support/api"
import { contents, countStatements, query } from "../support/facts"
import { address } from "../support/trade"

const apps = "/apps/ecommerce"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const buy = (who = admin, values: object = {}) =>
  who.post(`${apps}/place-order`, { address, payment: "cashOnDelivery", ...values })
const add = (productId: number, who = admin) => who.post(`${apps}/cart`, { productId })
const stockOf = async (id: number, who = admin) =>
  (await who.get("/api/ecommerce/product-details", { id })).body.stock as number
const summary = async () => (await admin.get("/api/ecommerce/cart-summary")).body

/** A second user of the workspace who may buy: a sample user with the demo client's password. */
async function colleague(): Promise<Caller> {
  await query(
    "update users set password_hash = (select password_hash from users where workspace_id = 1 and email = 'client@demo.com') where workspace_id = 1 and email = 'jonas@lindqvist.example'",
  )
  return caller((await signIn("jonas@lindqvist.example", "client")).accessToken)
}

test("buying turns the cart into an order, reduces the stock and empties the cart", async () => {
  const cart = (await admin.get(`${apps}/cart`)).body.products
  const before = await Promise.all(cart.map(({ id }: { id: number }) => stockOf(id)))
  const total = await summary()
  const { status, body } = await buy()
  expect(status).toBe(201)
  const { order } = body
  expect(order).toMatchObject({
    userId: 1,
    customerEmail: "admin@demo.com",
    status: "placed",
    payment: "cashOnDelivery",
    items: 4,
  })
  expect(order.address).toMatchObject({ ...address, line2: "", kind: "home" })
  for (const key of ["subtotalMinor", "discountMinor", "couponDiscountMinor", "deliveryMinor", "totalMinor"])
    expect([key, order[key]]).toEqual([key, total[key]])
  const lines: { totalMinor: number; priceMinor: number; qty: number }[] = order.lines
  expect(lines).toHaveLength(3)
  expect(lines.reduce((sum, line) => sum + line.totalMinor, 0) + order.deliveryMinor).toBe(order.totalMinor)
  expect(order.subtotalMinor).toBe(
    Math.round(100 * cart.reduce((sum: number, one: { price: number; qty: number }) => sum + one.price * one.qty, 0)),
  )
  const after = await Promise.all(cart.map(({ id }: { id: number }) => stockOf(id)))
  expect(after).toEqual(before.map((stock, i) => (stock as number) - cart[i].qty))
  expect((await admin.get(`${apps}/cart`)).body.products).toEqual([])
  expect((await admin.get("/api/ecommerce/order", { id: order.id })).body).toEqual({ order })
  expect((await admin.get("/api/ecommerce/orders")).body.orders[0].id).toBe(order.id)
  expect(await summary()).toMatchObject({ items: 0, totalMinor: 0, savedAddress: order.address })
})

test("an empty cart can't be bought", async () => {
  const before = await contents()
  const { status, body } = await buy()
  expect([status, body.code, body.error]).toEqual([409, "conflict", "Your cart is empty. Add a product first."])
  expect(await contents()).toEqual(before)
})

test("more than the stock is a 409 with a message per product, and nothing is bought", async () => {
  await add(20)
  await add(3)
  const before = await contents()
  const { status, body } = await buy()
  expect([status, body.code]).toEqual([409, "conflict"])
  expect(body.error).toEqual({ "products.20": ["Fig & Cedar Candle: out of stock."] })
  expect(await contents()).toEqual(before)
  await query("delete from cart_items where workspace_id = 1")
})

test("two users buy the last unit: one gets it, the other a 409", async () => {
  const other = await colleague()
  await add(16)
  await add(16, other)
  expect(await stockOf(16)).toBe(1)
  const responses = await Promise.all([buy(admin), buy(other)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  const loser = responses.find(({ status }) => status === 409)
  expect(loser?.body.error["products.16"]).toEqual(["Sea Glass Ink, 50 ml: out of stock."])
  expect(await stockOf(16)).toBe(0)
  await query("delete from cart_items where workspace_id = 1")
})

test("two clicks on Buy make one order", async () => {
  await add(3)
  const stock = await stockOf(3)
  const responses = await Promise.all([buy(), buy(), buy()])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await stockOf(3)).toBe(stock - 1)
})

test.each([
  ["address", {}],
  ["address", { ...address, city: "" }],
  ["address", { ...address, kind: "boat" }],
  ["payment", "shells"],
  ["payment", undefined],
])("%s = %j is a 422, and nothing is written", async (field, value) => {
  await add(3)
  const before = await contents()
  const { status, body } = await buy(admin, { [field]: value })
  expect(status).toBe(422)
  expect(Object.keys(body.error)[0]?.split(".")[0]).toBe(field)
  expect(await contents()).toEqual(before)
})

test("orders are listed newest first, filtered and paged, in at most two statements", async () => {
  const path = "/api/ecommerce/orders"
  const { body } = await admin.get(path, { perPage: 1000 })
  expect(body.orders).toHaveLength(body.total)
  const byId = [...body.orders].sort((a: { id: number }, b: { id: number }) => b.id - a.id)
  expect(body.orders).toEqual(byId)
  for (const status of ["placed", "paid", "shipped", "delivered", "cancelled"]) {
    const of = body.orders.filter((order: { status: string }) => order.status === status)
    expect((await admin.get(path, { status, perPage: 1000 })).body.orders).toEqual(of)
    expect(of.length).toBeGreaterThan(0)
  }
  const mine = (await admin.get(path, { of: "mine", perPage: 1000 })).body.orders
  expect(mine).toEqual(body.orders.filter((order: { userId: number }) => order.userId === 1))
  expect((await admin.get(path, { q: "OAKLEYSCHOOL" })).body.total).toBeGreaterThan(5)
  expect((await admin.get(path, { status: "lost" })).status).toBe(422)
  expect((await countStatements(() => admin.get(path, { perPage: 13 }))).length).toBeLessThanOrEqual(2)
  expect((await admin.get("/api/ecommerce/order", { id: 99_999 })).status).toBe(404)
})

test("orders are 401 without sign-in, 403 for a client, and separate per workspace", async () => {
  expect((await buy(nobody)).status).toBe(401)
  expect((await buy(await client("client"))).status).toBe(403)
  const other = await stranger()
  const { id } = (await admin.get("/api/ecommerce/orders")).body.orders[0]
  const theirs = (await other.get("/api/ecommerce/orders", { perPage: 1 })).body.orders[0]
  expect(theirs.id).toBeLessThan(id)
  expect((await other.get("/api/ecommerce/order", { id })).status).toBe(404)
})

test("orders remain when their buyer is deleted", async () => {
  const { id } = (await admin.get("/api/users/list/data", { q: "harriet@oakleyschool" })).body.users[0]
  const before = (await admin.get("/api/ecommerce/orders", { q: "harriet@oakleyschool", perPage: 100 })).body
  await admin.delete("/apps/users/delete", { id })
  const after = (await admin.get("/api/ecommerce/orders", { q: "harriet@oakleyschool", perPage: 100 })).body
  expect([after, before.total > 0]).toEqual([before, true])
})
