import { type CashShop, isIntact, openCashShop } from "../support/cash-shop"
import { query } from "../support/facts"
import { deliver, levelOf, productNamed } from "../support/stock"

// Random commands in two shops: whatever happens, the stock account is what the stock is worth.

const v1 = "/api/v1"
let place: CashShop
let shops: [number, number]

/** Numbers from 0 to `below`, the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

beforeAll(async () => {
  place = await openCashShop()
  shops = place.shops as [number, number]
})

const on = (id: number) => ({ id: String(id) })

/** Levels with a negative value, or one without pieces, and shops whose account is not worth their stock and what they sent. */
const wrong = () =>
  query<{ what: string }>(`
    select 'level ' || product_id as what from stock_levels
      where workspace_id = 1 and (value < 0 or (on_hand <= 0 and value <> 0))
    union all
    select 'shop ' || h.id from shops h where h.workspace_id = 1 and h.id in (${shops.join()}) and
      coalesce((select sum(b.balance) from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        where a.workspace_id = 1 and a.shop_id = h.id and a.role = 'stock'), 0)
      <> coalesce((select sum(l.value) from stock_levels l where l.workspace_id = 1 and l.shop_id = h.id), 0)
      + coalesce((select sum(d.value) from stock_documents d where d.workspace_id = 1 and d.shop_id = h.id
        and d.kind = 'transfer' and d.state = 'sent'), 0)`)

test("after each of a hundred random commands, accounts and levels tie, and pieces are neither made nor lost by transfers", async () => {
  const { admin } = place
  const next = numbers(20_261_126)
  const products = [await productNamed(admin), await productNamed(admin), await productNamed(admin)]
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T
  const sent: { id: number; quantity: number }[] = []
  const booked: { path: string; id: number }[] = []
  const keep = (path: string, { status, body }: { status: number; body: { id: number } }) => {
    if (status === 201) booked.push({ path, id: body.id })
  }
  const commands = [
    async () => {
      const line = { product: pick(products), quantity: 1 + next(20), cost: next(9_999) }
      keep("deliveries", await deliver(admin, pick(shops), [line]))
    },
    async () => {
      const body = { shop: pick(shops), lines: [{ product: pick(products), quantity: 1 + next(12) }] }
      keep("stock-sales", await admin.post(`${v1}/stock-sales`, body))
    },
    async () => {
      const lines = [{ product: pick(products), quantity: 1 + next(4) }]
      keep("waste-sheets", await admin.post(`${v1}/waste-sheets`, { shop: pick(shops), reason: "damaged", lines }))
    },
    async () => {
      const [from, to] = next(2) === 0 ? shops : [shops[1], shops[0]]
      const quantity = 1 + next(6)
      const lines = [{ product: pick(products), quantity }]
      const { status, body } = await admin.post(`${v1}/stock-transfers`, { shop: from, toShop: to, lines })
      if (status === 201) sent.push({ id: body.id, quantity })
    },
    async () => {
      const transfer = sent.pop()
      if (!transfer) return
      const lines = [{ line: 1, received: next(transfer.quantity + 1) }]
      const { status } = await admin.post(`${v1}/stock-transfers/{id}/receive`, { lines }, on(transfer.id))
      expect(status).toBe(200)
    },
    async () => {
      const document = booked.splice(next(Math.max(1, booked.length)), 1)[0]
      if (document) await admin.post(`${v1}/${document.path}/{id}/reverse`, { reason: "A test" }, on(document.id))
    },
  ]
  for (let step = 0; step < 100; step++) {
    await pick(commands)()
    expect([step, await wrong()]).toEqual([step, []])
  }
  expect(await isIntact(place)).toBe(true)
})

test("a stocktake expects what there is at each count, however many are sold and delivered around it", async () => {
  const { admin } = place
  const [shop] = shops
  const next = numbers(7)
  for (let round = 0; round < 6; round++) {
    const product = await productNamed(admin)
    let pieces = 10 + next(20)
    await deliver(admin, shop, [{ product, quantity: pieces, cost: 100 * pieces }])
    const { id } = (await admin.post(`${v1}/stocktakes`, { shop, recountAbove: 1_000 })).body
    const trade = async () => {
      const quantity = 1 + next(5)
      if (next(2) === 0) await deliver(admin, shop, [{ product, quantity, cost: 100 * quantity }])
      else await admin.post(`${v1}/stock-sales`, { shop, lines: [{ product, quantity }] })
      pieces = (await levelOf(admin, shop, product)).onHand
    }
    await trade()
    const missing = next(3)
    const counted = await admin.post(`${v1}/stocktakes/{id}/counts`, { product, counted: pieces - missing }, on(id))
    expect(counted.body).toMatchObject({ expected: pieces, difference: -missing })
    await trade()
    const before = pieces
    expect((await admin.post(`${v1}/stocktakes/{id}/apply`, {}, on(id))).status).toBe(200)
    expect((await levelOf(admin, shop, product)).onHand).toBe(before - missing)
  }
  expect(await wrong()).toEqual([])
})
