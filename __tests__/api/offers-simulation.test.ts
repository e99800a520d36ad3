import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"

// The simulator prices products of the catalogue, and the check warns before an offer is saved.

const offers = "/api/v1/offers"
let place: CashShop
let manager: Awaited<ReturnType<typeof staffOf>>
let shop: number

interface Line {
  product: number
  amount: number
  vatRate: number
  price: number
  reductions: { name: string; amount: number }[]
}
interface Vat {
  rate: number
  net: number
  vat: number
  gross: number
}

beforeEach(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager")
})

const setPrice = (product: number, amount: number) =>
  place.admin.post("/api/v1/products/{id}/prices", { shop, amount }, { id: String(product) })
const start = async (values: object) => {
  const { status, body } = await manager.post(offers, { business: place.business, name: "Deal", ...values })
  expect([status, body]).toEqual([201, expect.objectContaining({ state: "draft" })])
  await manager.patch(`${offers}/{id}`, { state: "active" }, { id: String(body.id) })
  return body.id as number
}
const simulate = async (values: object) => (await manager.get(`${offers}/simulation`, { shop, ...values })).body
const check = async (values: object, who: Pick<typeof manager, "post"> = manager) =>
  (await who.post(`${offers}/check`, { business: place.business, name: "New", ...values })).body
const only = (...products: number[]) => ({ products, categories: [] })
const tenth = { kind: "percent", rate: 1_000 }

test("two for €3 over two VAT rates: the simulated receipt adds up, and so does VAT of each rate", async () => {
  await setPrice(3, 199)
  await setPrice(4, 149)
  await query(`update products set vat_rates = '{"FI": 2550}' where workspace_id = 1 and id = 3`)
  await query(`update products set vat_rates = '{"FI": 1350}' where workspace_id = 1 and id = 4`)
  await start({ reward: { kind: "n-for", pieces: 2, price: 300 }, target: only(3, 4) })
  const priced = await simulate({ basket: "3x1,4x1" })
  expect([priced.full, priced.discount, priced.total, priced.currency]).toEqual([348, 48, 300, "EUR"])
  expect(priced.lines.map(({ product, price, amount, vatRate }: Line) => [product, price, amount, vatRate])).toEqual([
    [3, 199, 172, 2_550],
    [4, 149, 128, 1_350],
  ])
  expect(priced.vat).toEqual([
    { rate: 1_350, net: 113, vat: 15, gross: 128 },
    { rate: 2_550, net: 137, vat: 35, gross: 172 },
  ])
  const sum = (of: (vat: Vat) => number) => priced.vat.reduce((all: number, vat: Vat) => all + of(vat), 0)
  expect([sum(({ gross }) => gross), sum(({ net, vat }) => net + vat)]).toEqual([300, 300])
  const other = await simulate({ basket: "4x1,3x1" })
  expect([other.total, other.vat]).toEqual([priced.total, priced.vat])
})

test("a draft can be tried out; an offer that takes nothing off says why", async () => {
  await setPrice(3, 1_000)
  const { body } = await manager.post(offers, { business: place.business, name: "Draft", reward: tenth })
  const code = await start({ name: "Coded", reward: { kind: "percent", rate: 500 }, conditions: { code: `C${shop}X` } })
  const plain = await simulate({ basket: "3x2" })
  expect([plain.total, plain.drafts]).toEqual([2_000, [{ offer: body.id, name: "Draft", isTried: false }]])
  expect(plain.unused).toContainEqual({ offer: code, name: "Coded", why: "elsewhere" })
  const tried = await simulate({ basket: "3x2", drafts: String(body.id) })
  expect([tried.total, tried.lines[0].reductions]).toEqual([
    1_800,
    [{ offer: body.id, name: "Draft", pieces: 2, amount: 200 }],
  ])
  expect((await simulate({ basket: "3x2", code: `c${shop}x` })).total).toBe(1_900)
})

test("hours and channels count at the moment and place that one asks for", async () => {
  await setPrice(3, 1_000)
  await start({ reward: tenth, target: only(3), conditions: { weekdays: [5], hours: { from: 960, to: 1_080 } } })
  const at = async (date: string, time: string) => (await simulate({ basket: "3x1", date, time })).total
  expect([await at("2026-03-06", "16:00"), await at("2026-03-06", "18:00"), await at("2026-03-05", "16:00")]).toEqual([
    ...[900, 1_000, 1_000],
  ])
})

test("a basket that is no basket is refused at its field, and another business’s shop is unknown", async () => {
  const wrong = await manager.get(`${offers}/simulation`, { shop, basket: "3x0" })
  expect([wrong.status, Object.keys(problems(wrong))]).toEqual([422, ["basket"]])
  const other = await openCashShop()
  expect((await manager.get(`${offers}/simulation`, { shop: other.shops[0] })).status).toBe(404)
})

test("the check finds other offers on the same goods, and not itself", async () => {
  const id = await start({ name: "Running", reward: tenth, target: only(3), priority: 5 })
  const found = await check({ reward: tenth, target: only(3, 4) })
  expect(found.overlaps).toContainEqual({
    ...{ offer: id, name: "Running", state: "active", phase: "running", kind: "theirs", needsCode: false },
  })
  const conditions = { from: "2099-01-01" }
  const later = await start({ name: "Later", reward: tenth, target: only(3), conditions })
  expect((await check({ reward: tenth, target: only(3) })).overlaps).toContainEqual(
    expect.objectContaining({ offer: later, state: "active", phase: "scheduled" }),
  )
  const ours = (one: { offer: number }) => one.offer === id
  expect((await check({ reward: tenth, target: only(4) })).overlaps.some(ours)).toBe(false)
  expect((await check({ id, reward: tenth, target: only(3) })).overlaps.some(ours)).toBe(false)
})

test("the check leaves out offers that are over or used up", async () => {
  const names = async () => {
    const { overlaps } = await check({ reward: tenth, target: only(3) })
    return overlaps.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith("Once"))
  }
  const [past, stopped, used] = [
    await start({ name: "Once by day", reward: tenth, target: only(3) }),
    await start({ name: "Once by instant", reward: tenth, target: only(3) }),
    await start({ name: "Once by uses", reward: tenth, target: only(3) }),
  ]
  expect((await names()).sort()).toEqual(["Once by day", "Once by instant", "Once by uses"])
  await query(`update offers set ends_on = '2020-01-01' where id = ${past}`)
  await query(`update offers set ends_at = now() - interval '1 minute' where id = ${stopped}`)
  await query(`update offers set most_uses = 1, uses = 1 where id = ${used}`)
  expect(await names()).toEqual([])
})

test("an offer that begins later is not called used up", async () => {
  await setPrice(3, 1_000)
  const id = await start({ name: "Next year", reward: tenth, target: only(3) })
  await query(`update offers set starts_at = now() + interval '1 year' where id = ${id}`)
  const { unused } = await simulate({ basket: "3x1" })
  expect(unused.find(({ offer }: { offer: number }) => offer === id)?.why).toBe("elsewhere")
})

test("only people who may see cost learn which baskets lose money", async () => {
  await setPrice(3, 1_000)
  await query("update products set cost_average = 700, cost_last = 700 where workspace_id = 1 and id = 3")
  await query(`update products set vat_rates = '{"FI": 2550}' where workspace_id = 1 and id = 3`)
  const half = { reward: { kind: "percent", rate: 5_000 }, target: only(3), conditions: { shops: [shop] } }
  const found = await check(half)
  // 5.00 is 3.98 without 25.5 % VAT.
  expect([found.losses, found.margins]).toEqual([
    1,
    [expect.objectContaining({ total: 500, net: 398, cost: 700, margin: -302 })],
  ])
  const cashier = await staffOf(place, "cashier", [shop])
  const seen = await check(half, cashier)
  expect([seen.overlaps, seen.margins, seen.losses, seen.withoutCost]).toEqual([
    ...[expect.any(Array), undefined, undefined, undefined],
  ])
})

test("where a country asks for it, the lowest price of thirty days is shown, from prices and earlier offers", async () => {
  await setPrice(3, 800)
  await setPrice(3, 1_000)
  const announced = { reward: tenth, target: only(3), conditions: { shops: [shop] } }
  const found = await check(announced)
  expect(found.rules).toEqual([expect.objectContaining({ kind: "prior-price", country: "FI", days: 30 })])
  expect(found.priors).toEqual([expect.objectContaining({ product: 3, price: 1_000, reduced: 900, lowest: 800 })])
  await start({ reward: { kind: "fixed-price", price: 500 }, target: only(3) })
  expect((await check(announced)).priors[0].lowest).toBe(500)
  const together = await check({ ...announced, reward: { kind: "n-for", pieces: 2, price: 1 } })
  expect([together.rules, together.priors]).toEqual([[], []])
})

test("an offer keeps when it was first active and when it was stopped; lists follow the shop", async () => {
  const [, second] = place.shops
  const id = await start({ reward: tenth, conditions: { shops: [second] } })
  const get = async () => (await manager.get(`${offers}/{id}`, {}, { id: String(id) })).body
  const first = await get()
  expect([first.activatedAt, first.stoppedAt]).toEqual([expect.any(String), null])
  const move = (state: string) => manager.patch(`${offers}/{id}`, { state }, { id: String(id) })
  await move("paused")
  expect((await get()).stoppedAt).toEqual(expect.any(String))
  await move("active")
  expect([(await get()).activatedAt, (await get()).stoppedAt]).toEqual([first.activatedAt, null])
  const listed = async (at: number | undefined) =>
    (await manager.get(offers, { shop: at })).body.data.some((one: { id: number }) => one.id === id)
  expect([await listed(shop), await listed(second)]).toEqual([false, true])
})

test("empty lists and texts of a form limit nothing, and an offer names its goods", async () => {
  const empty = { shops: [], channels: [], from: "", until: "", weekdays: [], hours: null, code: "" }
  const { status, body } = await manager.post(offers, {
    ...{ business: place.business, name: "Form", reward: tenth, conditions: empty },
    target: { products: ["3"], categories: ["1"] },
  })
  expect([status, body.conditions]).toEqual([201, {}])
  expect(body.goods.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`).sort()).toEqual([
    ...["category 1", "product 3"],
  ])
  const off = { kind: "threshold", minimum: 0, off: { rate: null } }
  const wrong = await manager.post(offers, { business: place.business, name: "X", reward: off })
  expect(Object.keys(problems(wrong))).toEqual(["reward.off.rate"])
})
