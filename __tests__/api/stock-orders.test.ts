import { type Caller, client } from "../support/api"
import { balanceOf, type CashShop, isIntact, openCashShop } from "../support/cash-shop"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { shopping } from "../support/shop"
import { deliver, levelOf, ties } from "../support/stock"

// The web shop sells what its shop has: reserved when ordered, sold when shipped.

let place: CashShop
let shop: number
let admin: Caller

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  admin = await client("admin")
  await query("delete from cart_items where workspace_id = 1")
  expect((await admin.patch("/api/v1/stock-settings", { webShop: shop })).body).toEqual({
    webShop: shop,
    isDefault: false,
  })
})

/** A product of the web shop that the shop has received. */
async function stocked(quantity: number, cost: number): Promise<number> {
  const product = { name: "A pen in stock", category: "pens", price: 12.55, stock: 7 }
  const { body } = await admin.post("/apps/ecommerce/add-product", { product })
  await deliver(admin, shop, [{ product: body.product.id, quantity, cost }])
  return body.product.id
}

/** Somebody with this many of a product in the cart. */
async function shopperWith(product: number, qty: number) {
  const shopper = shopping(await colleague("author"))
  await shopper.add(product, qty)
  return shopper
}

const stateOf = async (product: number) => {
  const { onHand, reserved, available, value } = await levelOf(admin, shop, product)
  return [onHand, reserved, available, value]
}

test("an order reserves, shipping sells and posts, and a step back undoes it", async () => {
  const product = await stocked(10, 4_000)
  const buyer = await shopperWith(product, 3)
  expect(await buyer.stockOf(product)).toBe(10)
  const { status, body } = await buyer.buy()
  expect(status).toBe(201)
  expect(await stateOf(product)).toEqual([10, 3, 7, 4_000])
  expect(await buyer.stockOf(product)).toBe(7)
  const { change } = shopping(admin)
  const { id, totalMinor } = body.order
  expect((await change(id, "shipped")).status).toBe(200)
  expect(await stateOf(product)).toEqual([7, 0, 7, 2_800])
  expect(await balanceOf(place, "cogs", null)).toBe(1_200)
  expect(await balanceOf(place, "customer_deposits", null)).toBe(totalMinor)
  const [sales, vat] = [await balanceOf(place, "sales", null), await balanceOf(place, "vat_output", null)]
  expect(sales + vat).toBe(-totalMinor)
  const [owing] = await query<{
    party: string
    name: string
    email: string
  }>(`select p.party, c.name, c.company_email as email
    from postings p join clients c on c.workspace_id = p.workspace_id and p.party = 'customer:' || c.id
    where p.workspace_id = 1 and p.amount = ${totalMinor} order by p.entry_id desc limit 1`)
  expect(owing).toMatchObject({ name: body.order.customer, email: expect.stringContaining("@") })
  expect((await change(id, "placed")).status).toBe(200)
  expect(await stateOf(product)).toEqual([10, 3, 7, 4_000])
  expect(await balanceOf(place, "sales", null)).toBe(0)
  expect((await change(id, "delivered")).status).toBe(200)
  expect(await stateOf(product)).toEqual([7, 0, 7, 2_800])
  const { value, account } = await ties(place, shop)
  expect(account).toBe(value)
  expect(await isIntact(place)).toBe(true)
})

test("a cancelled order releases what it reserved", async () => {
  const product = await stocked(2, 200)
  const buyer = await shopperWith(product, 2)
  const { body } = await buyer.buy()
  expect(await stateOf(product)).toEqual([2, 2, 0, 200])
  expect((await buyer.change(body.order.id, "cancelled")).status).toBe(200)
  expect(await stateOf(product)).toEqual([2, 0, 2, 200])
  expect(await buyer.stockOf(product)).toBe(2)
})

test("two buyers never both get the last piece", async () => {
  const product = await stocked(1, 100)
  const buyers = await Promise.all([shopperWith(product, 1), shopperWith(product, 1), shopperWith(product, 1)])
  const answers = await Promise.all(buyers.map((buyer) => buyer.buy()))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await stateOf(product)).toEqual([1, 1, 0, 100])
})

test("a buyer and a waste sheet take the last piece at once: the level never lies", async () => {
  const product = await stocked(1, 100)
  const buyer = await shopperWith(product, 1)
  const sheet = { shop, reason: "damaged", lines: [{ product, quantity: 1 }] }
  const [bought, wasted] = await Promise.all([buyer.buy(), admin.post("/api/v1/waste-sheets", sheet)])
  expect(wasted.status).toBe(201)
  expect([201, 409]).toContain(bought.status)
  const reserved = bought.status === 201 ? 1 : 0
  expect(await stateOf(product)).toEqual([0, reserved, -reserved, 0])
  expect(await buyer.stockOf(product)).toBe(0)
})

test("products that no shop received keep their own number, the others don't take one", async () => {
  const product = { name: "A pen without a shop", category: "pens", price: 5, stock: 9 }
  const { body } = await admin.post("/apps/ecommerce/add-product", { product })
  const buyer = await shopperWith(body.product.id, 2)
  await buyer.buy()
  expect(await buyer.stockOf(body.product.id)).toBe(7)
  const kept = await stocked(3, 300)
  const typed = await admin.post("/apps/ecommerce/update-product", { product: { id: kept, stock: 50 } })
  expect([typed.status, Object.keys(typed.body.error)]).toEqual([409, ["stock"]])
  const removed = await admin.post("/apps/ecommerce/delete-products", { productIds: [kept] })
  expect(removed.status).toBe(409)
})
