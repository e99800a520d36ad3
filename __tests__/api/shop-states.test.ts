import { usePayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import { client, nobody } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"
import { newShopper, type Shopper, shopping } from "../support/shop"
import { address } from "../support/trade"

const apps = "/apps/ecommerce"

let who: Shopper

beforeEach(async () => {
  who = await newShopper()
})
afterEach(() => usePayments(undefined))

test("the address is saved and used for the next order", async () => {
  expect((await who.summary()).savedAddress).toBeNull()
  expect((await who.post(`${apps}/place-order`, { payment: "cashOnDelivery" })).body.error).toEqual({
    address: ["This field is required."],
  })
  await who.post(`${apps}/save-address`, { ...address, kind: "work" })
  const saved = { ...address, line2: "", state: "", country: "", kind: "work" }
  expect((await who.summary()).savedAddress).toEqual(saved)
  const { body } = await who.post(`${apps}/place-order`, { payment: "cashOnDelivery" })
  expect(body.order.address).toEqual(saved)
})

test("a total that differs from the one shown is a 409, and nothing is bought", async () => {
  const { totalMinor } = await who.summary()
  await query("update products set price = price + 100 where id = 14")
  const before = await contents()
  const { status, body } = await who.buy({ totalMinor })
  expect([status, body.error]).toEqual([
    409,
    "The total has changed in the meantime. Check your cart and place the order again.",
  ])
  expect(await contents()).toEqual(before)
})

test("an order keeps the prices, names and pictures at the time of purchase", async () => {
  const { order } = (await who.buy()).body
  const { product } = (await who.get("/api/ecommerce/product-record", { id: 27 })).body
  await who.post(`${apps}/update-product`, { product: { id: product.id, price: 1, name: "Renamed", images: [] } })
  expect((await who.get("/api/ecommerce/order", { id: order.id })).body.order).toEqual(order)
})

test("cancelling returns stock, coupon and money, once", async () => {
  const given: [string, number][] = []
  usePayments({ ...testProvider, giveBack: async (reference, amount) => void given.push([reference, amount]) })
  const before = await who.stockOf(5)
  await who.apply("WELCOME10")
  const { order } = (await who.buy({ payment: "card", token: await who.token() })).body
  expect(await who.stockOf(5)).toBe(before - 2)
  const responses = await Promise.all([who.change(order.id, "cancelled"), who.change(order.id, "cancelled")])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await who.stockOf(5)).toBe(before)
  expect(given.map(([, amount]) => amount)).toEqual([order.totalMinor])
  await who.add(3)
  expect((await who.apply("WELCOME10")).status).toBe(200)
  expect((await who.change(order.id, "shipped")).status).toBe(409)
})

test("an order moves on and back; a charged one is never unpaid again; each step is recorded", async () => {
  const { order } = (await who.buy({ payment: "card", token: await who.token() })).body
  expect(order.mayBecome).toEqual(["shipped", "delivered", "cancelled"])
  expect((await who.change(order.id, "placed")).status).toBe(409)
  await who.change(order.id, "shipped")
  await who.change(order.id, "paid")
  await who.change(order.id, "shipped")
  const { body } = await who.change(order.id, "delivered")
  expect(body.order.mayBecome).toEqual(["paid", "shipped"])
  const events = body.order.events.map((event: { status: string }) => event.status)
  expect(events).toEqual(["placed", "paid", "shipped", "paid", "shipped", "delivered"])
})

test("the slower of two editors gets a conflict instead of overwriting", async () => {
  const { order } = (await who.buy()).body
  expect((await who.change(order.id, "shipped", "placed")).status).toBe(200)
  const { status, body } = await who.change(order.id, "paid", "placed")
  expect([status, body.code]).toEqual([409, "conflict"])
})

test("buyers see their own orders and can cancel them until they are shipped", async () => {
  const admin = await client("admin")
  const buyer = await colleague("author")
  await shopping(buyer).add(3)
  const { order } = (await shopping(buyer).buy()).body
  expect(order.mayBecome).toEqual(["cancelled"])
  expect((await shopping(buyer).change(order.id, "shipped")).status).toBe(409)
  const own = (await buyer.get("/api/ecommerce/orders", { of: "all" })).body
  expect(own.orders.map(({ id }: { id: number }) => id)).toEqual([order.id])
  expect((await buyer.get("/api/ecommerce/order", { id: 1 })).status).toBe(404)
  expect((await shopping(buyer).change(1, "cancelled")).status).toBe(404)
  await shopping(admin).change(order.id, "shipped")
  expect((await shopping(buyer).change(order.id, "cancelled")).status).toBe(409)
  expect((await shopping(nobody).change(order.id, "cancelled")).status).toBe(401)
})

test("orders can be sorted by total both ways", async () => {
  for (const order of ["asc", "desc"]) {
    const { body } = await who.get("/api/ecommerce/orders", { sortBy: "total", order, perPage: 500 })
    const totals = body.orders.map(({ totalMinor }: { totalMinor: number }) => totalMinor)
    expect(totals).toEqual([...totals].sort((a, b) => (order === "asc" ? a - b : b - a)))
  }
})
