import { sampleBilling, sampleShop } from "@/data/seed/sample-company"
import { client, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { newShopper, shopping } from "../support/shop"

const apps = "/apps/ecommerce"
type Caller = Awaited<ReturnType<typeof stranger>>
type Line = { productId: number; id: number; discountPercentage: number }

const settings = async (who: Pick<Caller, "get">) => (await who.get("/api/ecommerce/shop-settings")).body.shop
const change = (who: Pick<Caller, "post">, shop: object) => who.post(`${apps}/update-shop`, { shop })
const billing = async (who: Pick<Caller, "get">) => (await who.get("/api/invoice/billing")).body.billing

test("a new workspace bills and promises nothing in the name of the sample company", async () => {
  const me = await stranger()
  expect([...new Set(Object.values(await billing(me)))]).toEqual([""])
  expect(await settings(me)).toEqual({ version: 0, subtitle: "", promises: [], usesSampleDiscounts: false })
  expect((await me.get("/api/ecommerce/product-details", { id: 1 })).body.promises).toEqual([])
  expect((await me.get("/card/card-analytics/setup")).body.steps).toContainEqual({
    name: "company",
    done: false,
  })
})

test("clearing the samples removes what the sample company said, and keeps what the owner said", async () => {
  const me = await client("admin")
  const [row] = await query<{ id: number }>("select id from workspaces where name = 'Lindqvist & Daughters'")
  expect(await billing(me)).toMatchObject({ company: "Lindqvist & Daughters" })
  // In a workspace of its own, since the other tests need the demo workspace's samples.
  const other = await stranger()
  await other.post("/apps/invoice/update-billing", { billing: { ...sampleBilling, email: "me@example.org" } })
  const own = { icon: "gift", title: "Wrapped for free", text: "" }
  await change(other, { ...sampleShop, promises: [...sampleShop.promises, own], usesSampleDiscounts: true })
  await confirmed(other, "long enough 1")
  expect((await other.post("/account-setting/clear-samples", { confirm: true })).status).toBe(200)
  const { email, ...rest } = await billing(other)
  expect([email, ...new Set(Object.values(rest))]).toEqual(["me@example.org", ""])
  expect(await settings(other)).toMatchObject({ subtitle: "", promises: [own], usesSampleDiscounts: false })
  expect(row?.id).toBe(1)
  expect(await settings(me)).toMatchObject(sampleShop)
})

test("the owner's words show with every product; of two people who save at once the second is asked", async () => {
  const me = await stranger()
  const promise = { icon: "delivery", title: "Next-day delivery", text: "In town." }
  const first = await change(me, { subtitle: "Bikes and repairs", promises: [promise], version: 0 })
  expect(first.body.shop).toMatchObject({ version: 1, subtitle: "Bikes and repairs", promises: [promise] })
  expect((await me.get("/api/ecommerce/product-details", { id: 1 })).body.promises).toEqual([promise])
  expect((await change(me, { subtitle: "Trams", version: 0 })).status).toBe(409)
  expect((await change(me, { subtitle: "Bikes", version: 1 })).body.shop).toMatchObject({
    version: 2,
    promises: [promise],
  })
  expect((await change(await colleague("maintainer"), { subtitle: "x" })).status).toBe(403)
  expect((await change(me, { promises: Array(5).fill(promise) })).status).toBe(422)
})

test("the made-up discounts take no money off, unless the owner switches them on", async () => {
  const me = await newShopper()
  const lines: Line[] = (await me.get(`${apps}/cart`)).body.products
  expect(lines.length).toBe(3)
  for (const { discountPercentage } of lines) expect(discountPercentage).toBeGreaterThanOrEqual(3)
  expect(await me.summary()).toMatchObject({ discountMinor: 0 })
  await change(me, { usesSampleDiscounts: true })
  const reduced = await me.summary()
  expect(reduced.discountMinor).toBeGreaterThan(0)
  expect(reduced.totalMinor).toBe(reduced.subtotalMinor - reduced.discountMinor + reduced.deliveryMinor)
  const { order } = (await me.buy({ totalMinor: reduced.totalMinor })).body
  expect(order).toMatchObject({ discountMinor: reduced.discountMinor, totalMinor: reduced.totalMinor })
})

test("the shop's own products never have a made-up discount, nor do samples that were given another price", async () => {
  const me = shopping(await stranger())
  await change(me, { usesSampleDiscounts: true })
  const { product } = (
    await me.post(`${apps}/add-product`, { product: { name: "Bell", category: "home", price: 100, stock: 5 } })
  ).body
  await me.post(`${apps}/update-product`, { product: { id: 3, price: 50 } })
  await me.post(`${apps}/update-product`, { product: { id: 4, stock: 70 } })
  for (const id of [product.id, 3, 4]) await me.add(id)
  const inCart: Line[] = (await me.get(`${apps}/cart`)).body.products
  const discountOf = (wanted: number) => inCart.find(({ id }) => id === wanted)?.discountPercentage
  expect([discountOf(product.id), discountOf(3)]).toEqual([0, 0])
  expect(discountOf(4)).toBeGreaterThanOrEqual(3)
  const charged: Line[] = (await me.summary()).lines
  for (const id of [product.id, 3]) expect(charged.find((line) => line.productId === id)?.discountPercentage).toBe(0)
})
