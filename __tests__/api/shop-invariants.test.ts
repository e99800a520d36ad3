import fc from "fast-check"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { address } from "../support/trade"

// Users buy, cancel and adjust the stock concurrently; on PostgreSQL this uses many connections.
jest.setTimeout(180_000)

const apps = "/apps/ecommerce"
const shelf = [1, 2, 3, 4]
let people: Caller[]
let keeper: Caller

beforeAll(async () => {
  keeper = await client("admin")
  people = [keeper, await colleague("author"), await colleague("editor"), await colleague("maintainer")]
})
// Files that share this store buy these products as well.
afterAll(() => query(`update products set stock = 40 where workspace_id = 1 and id in (${shelf.join(", ")})`))

interface Act {
  kind: "buy" | "cancel" | "restock" | "ship"
  who: number
  product: number
  qty: number
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("buy", "buy", "buy", "cancel", "restock", "ship"),
  who: fc.nat(3),
  product: fc.nat(shelf.length - 1),
  qty: fc.integer({ min: 1, max: 3 }),
})

/** Units that the shop manager added, as far as the request was accepted. */
let counted: Map<number, number>

async function run({ kind, who, product, qty }: Act): Promise<number> {
  const person = people[who] as Caller
  const productId = shelf[product] as number
  if (kind === "buy") {
    await person.post(`${apps}/cart`, { productId, qty })
    return (await person.post(`${apps}/place-order`, { address, payment: "cashOnDelivery" })).status
  }
  if (kind === "restock") {
    const { stock } = (await keeper.get("/api/ecommerce/product-record", { id: productId })).body.product
    const to = Math.max(0, stock + qty - 2)
    const { status } = await keeper.post(`${apps}/update-product`, {
      product: { id: productId, stock: to, stockBefore: stock },
    })
    if (status === 200) counted.set(productId, (counted.get(productId) ?? 0) + to - stock)
    return status
  }
  const [order] = (await keeper.get("/api/ecommerce/orders", { perPage: 1 })).body.orders
  const status = kind === "ship" ? "shipped" : "cancelled"
  return (await keeper.post(`${apps}/update-order`, { id: order.id, status })).status
}

/** Stock, and units sold and not cancelled, of each product in the shop. */
const book = () =>
  query<{ id: number; stock: number; sold: number }>(`
    select p.id, p.stock, coalesce((select sum(l.qty) from order_lines l join orders o on o.workspace_id = l.workspace_id and o.id = l.order_id
      where l.workspace_id = 1 and l.product_id = p.id and o.status <> 'cancelled'), 0)::int as sold
    from products p where p.workspace_id = 1 and p.id in (${shelf.join(", ")}) order by p.id`)

test("under concurrent requests no unit is sold twice or lost, and every order adds up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (actions) => {
      await query("delete from cart_items where workspace_id = 1")
      await query(`update products set stock = 4 where workspace_id = 1 and id in (${shelf.join(", ")})`)
      counted = new Map()
      const before = await book()
      const statuses = await Promise.all(actions.map(run))
      for (const status of statuses) expect([200, 201, 409]).toContain(status)
      const after = await book()
      for (const [i, { id, stock, sold }] of after.entries()) {
        const start = before[i] as (typeof before)[number]
        expect(stock).toBeGreaterThanOrEqual(0)
        expect([id, stock + sold]).toEqual([id, start.stock + start.sold + (counted.get(id) ?? 0)])
      }
      const wrong = await query(`
        select o.id from orders o where o.workspace_id = 1 and (
          o.total <> o.subtotal - o.discount - o.coupon_discount + o.delivery
          or o.subtotal <> (select sum(price * qty) from order_lines l where l.workspace_id = 1 and l.order_id = o.id)
          or o.subtotal - o.discount <> (select sum(total) from order_lines l where l.workspace_id = 1 and l.order_id = o.id)
          or o.items <> (select sum(qty) from order_lines l where l.workspace_id = 1 and l.order_id = o.id))`)
      expect(wrong).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test("of four buyers of the last unit one gets it, and the others get an error at its line", async () => {
  await query("delete from cart_items where workspace_id = 1")
  await query("update products set stock = 1 where workspace_id = 1 and id = 1")
  await Promise.all(people.map((person) => person.post(`${apps}/cart`, { productId: 1 })))
  const responses = await Promise.all(
    people.map((person) => person.post(`${apps}/place-order`, { address, payment: "cashOnDelivery" })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  for (const { status, body } of responses) {
    if (status === 409) expect(body.error).toEqual({ "products.1": ["Brass Fountain Pen: out of stock."] })
  }
  expect(await query("select stock from products where workspace_id = 1 and id = 1")).toEqual([{ stock: 0 }])
})
