import { type Caller, client } from "../support/api"
import { balanceOf, type CashShop, isIntact, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { addImport, findProduct, idParams, takeImport, undoImport } from "../support/product-imports"
import { deliver, levelOf, productNamed, ties } from "../support/stock"

// Concurrent changes to the same goods. Runs on PostgreSQL too, where transactions really overlap.

const v1 = "/api/v1"
let place: CashShop
let shop: number
let admin: Caller
let manager: Caller

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  admin = await client("admin")
  manager = await staffOf(place, "manager")
})

type Answer = Awaited<ReturnType<Caller["post"]>>
const statuses = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(({ status }) => status).sort()
const thrice = <T>(act: () => T): T[] => [act(), act(), act()]

test("three counts of one product at once are one line, and a stocktake is applied once", async () => {
  const product = await productNamed(admin)
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_000 }])
  const { id, version } = (await manager.post(`${v1}/stocktakes`, { shop, recountAbove: 100 })).body
  const count = (counted: number) => manager.post(`${v1}/stocktakes/{id}/counts`, { product, counted }, idParams(id))
  expect(await statuses([count(8), count(8), count(8)])).toEqual([200, 200, 200])
  const { lines } = (await manager.get(`${v1}/stocktakes/{id}`, {}, idParams(id))).body
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ product, counted: 8, expected: 10, difference: -2 })
  const shrinkage = await balanceOf(place, "shrinkage", null)
  const apply = () => manager.post(`${v1}/stocktakes/{id}/apply`, { version }, idParams(id))
  expect(await statuses(thrice(apply))).toEqual([200, 409, 409])
  expect(await levelOf(manager, shop, product)).toMatchObject({ onHand: 8, value: 800 })
  expect(await balanceOf(place, "shrinkage", null)).toBe(shrinkage + 200)
})

test("a product is counted while it is sold: the count expects what the journal says at its moment", async () => {
  const product = await productNamed(admin)
  await deliver(manager, shop, [{ product, quantity: 10, cost: 1_000 }])
  const { id } = (await manager.post(`${v1}/stocktakes`, { shop, recountAbove: 100 })).body
  const sale = { shop, lines: [{ product, quantity: 3 }] }
  const counted = manager.post(`${v1}/stocktakes/{id}/counts`, { product, counted: 9 }, idParams(id))
  expect(await statuses([counted, manager.post(`${v1}/stock-sales`, sale)])).toEqual([200, 201])
  const [line] = (await manager.get(`${v1}/stocktakes/{id}`, {}, idParams(id))).body.lines
  expect([7, 10]).toContain(line.expected)
  expect((await manager.post(`${v1}/stocktakes/{id}/apply`, {}, idParams(id))).status).toBe(200)
  expect((await levelOf(manager, shop, product)).onHand).toBe(7 + 9 - line.expected)
  const { value, account } = await ties(place, shop)
  expect(account).toBe(value)
})

test("a shop begins one stocktake", async () => {
  const begin = () => manager.post(`${v1}/stocktakes`, { shop: place.shops[1] })
  expect(await statuses(thrice(begin))).toEqual([201, 409, 409])
})

test("a proposed delivery is booked once, and its supplier is added once", async () => {
  const product = await productNamed(admin)
  const supplier = "Race Roasters"
  const order = (await manager.post(`${v1}/stock-orders`, { shop, supplier, lines: [{ product, quantity: 6 }] })).body
  const received = await manager.post(`${v1}/stock-orders/{id}/receive`, { version: order.version }, idParams(order.id))
  const book = (proposal: number | null, cost: number) =>
    deliver(manager, shop, [{ product, quantity: 6, cost }], { supplier, proposal })
  const answers = [book(received.body.proposal, 600), book(received.body.proposal, 600), book(null, 300)]
  expect(await statuses(answers)).toEqual([201, 201, 409])
  expect(await levelOf(manager, shop, product)).toMatchObject({ onHand: 12, value: 900 })
  expect((await manager.get(`${v1}/stock-orders/{id}`, {}, idParams(order.id))).body).toMatchObject({
    state: "received",
    lines: [{ received: 6 }],
  })
  const found = await query<{ id: number }>(`select id from suppliers where workspace_id = 1 and name = '${supplier}'`)
  expect(found).toHaveLength(1)
  const party = `supplier:${found[0]?.id}`
  const owed = await query(`select amount from postings where workspace_id = 1 and party = '${party}' order by amount`)
  expect(owed.map(({ amount }) => Number(amount))).toEqual([-600, -300])
})

test("an import is taken once and undone once", async () => {
  const file = await addImport("SKU,Name,Price\nRACE-1,Race one,1.00\nRACE-2,Race two,2.00\n")
  expect(await statuses(thrice(() => takeImport(file)))).toEqual([200, 409, 409])
  expect(await query("select sku from products where workspace_id = 1 and sku like 'RACE-%'")).toHaveLength(2)
  expect(await statuses(thrice(() => undoImport(file.id)))).toEqual([200, 409, 409])
  expect(await findProduct("RACE-1")).toBeUndefined()
})

test("of two imports with the same numbers, one makes the products", async () => {
  const rows = "SKU,Name,Price\nTWIN-1,Twin one,1.00\nTWIN-2,Twin two,2.00\n"
  const files = [await addImport(rows), await addImport(rows)]
  expect(await statuses(files.map((file) => takeImport(file)))).toEqual([200, 409])
  expect(await query("select sku from products where workspace_id = 1 and sku like 'TWIN-%'")).toHaveLength(2)
})

test("two duplicates are merged once, in whatever direction", async () => {
  const add = async (gtin: string) =>
    (await admin.post(`${v1}/products`, { name: "Race ruler", gtins: [{ gtin }] })).body.id as number
  const [first, second] = [await add("4006381333931"), await add("96385074")]
  const merge = (keep: number, archive: number) => admin.post(`${v1}/product-duplicates/merge`, { keep, archive })
  const answers = [merge(first, second), merge(second, first), merge(first, second), merge(second, first)]
  expect(await statuses(answers)).toEqual([200, 409, 409, 409])
  const both = await query<{ state: string; codes: number }>(
    `select state, (select count(*)::int from product_gtins g where g.workspace_id = 1 and g.product_id = p.id) as codes
      from products p where workspace_id = 1 and id in (${first}, ${second}) order by state`,
  )
  expect(both).toEqual([
    { state: "archived", codes: 0 },
    { state: "draft", codes: 2 },
  ])
})

test("the books are intact", async () => {
  expect(await isIntact(place)).toBe(true)
})
