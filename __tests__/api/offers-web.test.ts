import { client, stranger } from "../support/api"
import { problems } from "../support/cash-shop"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { type Shopper, shopping } from "../support/shop"

// Offers of the web shop: cart, order and receipt.

const offers = "/api/v1/offers"
let who: Shopper
let place: { business: number; shop: number }

beforeEach(async () => {
  const founder = await stranger()
  who = shopping(founder)
  const [row] = await query<{ business: number; shop: number }>(
    `select business_id as business, id as shop from shops where workspace_id =
      (select workspace_id from users where email = '${founder.user.email}') order by id limit 1`,
  )
  place = row as typeof place
})

/** Makes an offer and starts it. */
async function start(values: object): Promise<{ id: number }> {
  const { status, body } = await who.post(offers, { business: place.business, name: "Deal", ...values })
  expect([status, body]).toEqual([201, expect.objectContaining({ state: "draft" })])
  await who.patch(`${offers}/{id}`, { state: "active" }, { id: String(body.id) })
  return body
}
const only = (...products: number[]) => ({ products, categories: [] })
type Line = { productId: number; priceMinor: number; qty: number; totalMinor: number; reductions: object[] }
const lineOf = (lines: Line[], id: number) => lines.find(({ productId }) => productId === id) as Line

test("an offer reduces cart, order and receipt, and each line says why", async () => {
  const { id } = await start({ reward: { kind: "n-for", pieces: 2, price: 1_000 }, target: only(5) })
  const cart = await who.summary()
  const line = lineOf(cart.lines, 5)
  const off = line.priceMinor * 2 - 1_000
  const reduction = { offer: id, name: "Deal", code: "", reward: { kind: "n-for", pieces: 2, price: 1_000 }, pieces: 2 }
  expect(line).toMatchObject({ qty: 2, totalMinor: 1_000, reductions: [{ ...reduction, amount: off }] })
  expect(cart).toMatchObject({ discountMinor: off, couponDiscountMinor: 0 })
  expect(cart.totalMinor).toBe(cart.subtotalMinor - off + cart.deliveryMinor)
  const { status, body } = await who.buy({ totalMinor: cart.totalMinor })
  expect([status, lineOf(body.order.lines, 5).reductions]).toEqual([201, [{ ...reduction, amount: off }]])
  expect(body.order).toMatchObject({ discountMinor: off, totalMinor: cart.totalMinor, vat: cart.vat })
  expect((await who.get(`${offers}/{id}`, {}, { id: String(id) })).body.uses).toBe(1)
})

test("VAT by rate adds up to the total, and is stored with the order", async () => {
  await start({ reward: { kind: "threshold", minimum: 0, off: { amount: 333 } } })
  await query(`update products set vat_rates = '{"FI": 1350, "DE": 700, "FR": 550}' where id = 14`)
  await query("update businesses set country = 'FI'")
  const { order } = (await who.buy()).body
  const sums = order.vat.reduce(
    (all: number[], { net, vat, gross }: { net: number; vat: number; gross: number }) => {
      expect(net + vat).toBe(gross)
      return [(all[0] as number) + net + vat, (all[1] as number) + gross]
    },
    [0, 0],
  )
  expect(sums).toEqual([order.totalMinor, order.totalMinor])
  expect(order.vat.map(({ rate }: { rate: number }) => rate)).toEqual([2_550, 1_350])
})

test("two for €3 over two VAT rates: the receipt adds up, and so does VAT of each rate", async () => {
  await query("delete from cart_items")
  await query("update businesses set country = 'FI'")
  await query(`update products set price = 200, has_free_shipping = true, vat_rates = '{"FI": 2550}' where id = 3`)
  await query(`update products set price = 200, has_free_shipping = true, vat_rates = '{"FI": 1350}' where id = 4`)
  await start({ reward: { kind: "n-for", pieces: 2, price: 300 }, target: only(3, 4) })
  await who.add(3)
  await who.add(4)
  const { order } = (await who.buy()).body
  expect(order.lines.map(({ totalMinor }: Line) => totalMinor)).toEqual([150, 150])
  expect([order.totalMinor, order.vat]).toEqual([
    300,
    [
      { rate: 2_550, net: 120, vat: 30, gross: 150 },
      { rate: 1_350, net: 132, vat: 18, gross: 150 },
    ],
  ])
})

test("an offer of the counter, of another day or a draft leaves the cart as it is", async () => {
  const before = (await who.summary()).totalMinor
  const reward = { kind: "percent", rate: 5_000 }
  await start({ reward, conditions: { channels: ["shop"] } })
  await start({ reward, conditions: { from: "2099-01-01" } })
  await start({ reward, conditions: { shops: [place.shop], until: "2020-01-01" } })
  await who.post(offers, { business: place.business, name: "Draft", reward })
  expect((await who.summary()).totalMinor).toBe(before)
})

test("an offer with a code works like a coupon, of whatever kind it is", async () => {
  await start({ reward: { kind: "n-for", pieces: 2, price: 1_000 }, target: only(5), conditions: { code: "pair" } })
  const before = await who.summary()
  expect((await who.apply("Pair")).status).toBe(200)
  const after = await who.summary()
  const off = lineOf(before.lines, 5).totalMinor - 1_000
  expect(after.coupon).toEqual({ code: "PAIR", kind: "amount", value: off, minimumMinor: 0, problem: null })
  expect([after.couponDiscountMinor, after.discountMinor]).toEqual([off, before.discountMinor])
  await query("delete from cart_items where product_id = 5")
  expect((await who.summary()).coupon.problem).toBe("nothing")
  const { status, body } = await who.buy()
  expect([status, Object.keys(body.error)]).toEqual([409, ["coupon"]])
})

test("a code is taken once, whether an offer or a coupon has it", async () => {
  await start({ reward: { kind: "percent", rate: 100 }, conditions: { code: "ONCE" } })
  const coupon = { code: "ONCE", kind: "amount", value: 1 }
  expect((await who.post("/apps/ecommerce/add-coupon", { coupon })).status).toBe(409)
  const again = await who.post(offers, {
    ...{ business: place.business, name: "Again", reward: { kind: "percent", rate: 100 } },
    conditions: { code: "WELCOME10" },
  })
  expect([again.status, Object.keys(problems(again))]).toEqual([409, ["conditions.code"]])
})

test("a customer has an offer as often as it says; a cancelled order gives the use back", async () => {
  const { id } = await start({ reward: { kind: "percent", rate: 1_000 }, mostPerCustomer: 1 })
  const { order } = (await who.buy()).body
  expect(order.discountMinor).toBeGreaterThan(0)
  await who.add(3)
  expect((await who.summary()).discountMinor).toBe(0)
  expect((await who.change(order.id, "cancelled")).status).toBe(200)
  expect((await who.summary()).discountMinor).toBeGreaterThan(0)
  expect((await who.get(`${offers}/{id}`, {}, { id: String(id) })).body.uses).toBe(0)
})

test("the last use of an offer is granted once; the other buyer is told that the total has changed", async () => {
  const admin = await client("admin")
  const other = await colleague("maintainer")
  await query("update products set stock = 9 where workspace_id = 1 and id = 3")
  const [shop] = await query<{ business: number }>(
    "select business_id as business from shops where workspace_id = 1 order by id limit 1",
  )
  const values = { name: "Last", business: shop?.business, reward: { kind: "percent", rate: 5_000 }, target: only(3) }
  const { id } = (await admin.post(offers, { ...values, mostUses: 1 })).body
  await admin.patch(`${offers}/{id}`, { state: "active" }, { id: String(id) })
  await query("delete from cart_items where workspace_id = 1")
  const buyers = [shopping(admin), shopping(other)]
  for (const buyer of buyers) await buyer.add(3)
  const seen = await Promise.all(buyers.map((buyer) => buyer.summary()))
  expect(seen.map(({ lines }) => lines[0].reductions.length)).toEqual([1, 1])
  const answers = await Promise.all(buyers.map((buyer, i) => buyer.buy({ totalMinor: seen[i].totalMinor })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await query(`select uses from offers where workspace_id = 1 and id = ${id}`)).toEqual([{ uses: 1 }])
  const loser = buyers[answers.findIndex(({ status }) => status === 409)] as Shopper
  expect((await loser.summary()).lines[0].reductions).toEqual([])
  expect((await loser.buy()).status).toBe(201)
})
