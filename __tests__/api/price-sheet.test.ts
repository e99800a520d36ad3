import { randomUUID } from "node:crypto"
import { defineJob } from "@/lib/core/jobs/definitions"
import type { PriceSheet, SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import { applyDueChange, priceChangeJob } from "@/lib/features/catalogue/service/price-changes"
import { type Caller, client, stranger } from "../support/api"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { countStatements, query } from "../support/facts"
import { makeDue, runAll } from "../support/jobs"

// The price sheet, and changes of many prices at once.

const changes = "/api/v1/price-changes"
let admin: Caller
let place: CashShop
let shop: number
let other: number
let manager: Awaited<ReturnType<typeof staffOf>>
let cashier: Awaited<ReturnType<typeof staffOf>>

beforeAll(async () => {
  defineJob(priceChangeJob, { run: applyDueChange })
  place = await openCashShop()
  ;[shop, other] = place.shops as [number, number]
  admin = await client("admin")
  manager = await staffOf(place, "manager", [shop])
  cashier = await staffOf(place, "cashier", [shop])
})

const product = async (name: string, price: number | null = 100): Promise<number> =>
  (await admin.post("/api/v1/products", { name, price })).body.id
const set = (cells: object[], more: object = {}, who: Caller = admin) => who.post(changes, { cells, ...more })
const undo = (id: number, who: Caller = admin) => who.post(`${changes}/{id}/undo`, {}, { id: String(id) })
const sheet = async (who: Caller = admin): Promise<PriceSheet> =>
  (await who.get("/api/v1/price-sheet", { limit: 2000 })).body
const rowOf = async (id: number, who: Caller = admin) =>
  (await sheet(who)).data.find((row) => row.id === id) as SheetRow
const cellOf = async (id: number, at: number | null, who: Caller = admin) =>
  (await rowOf(id, who)).prices.find((cell) => cell.shop === at)
const amountOf = async (id: number, at: number | null) => (await cellOf(id, at))?.amount

test("the sheet has products by id, in parts, in three statements", async () => {
  const ids = [await product("Sheet A"), await product("Sheet B"), await product("Sheet C")]
  const get = (q: object) => admin.get("/api/v1/price-sheet", q as Record<string, unknown>)
  const [first, second] = ids as [number, number, number]
  const { body } = await get({ after: first - 1, limit: 2 })
  expect(body.data.map(({ id }: SheetRow) => id)).toEqual([first, second])
  expect(body.total).toBeGreaterThanOrEqual(3)
  expect((await get({ after: second, limit: 2 })).body.data[0].id).toBe(ids[2])
  expect((await get({ limit: 2_001 })).status).toBe(422)
  const statements = await countStatements(() => get({ limit: 77 }))
  expect(statements.length).toBeLessThanOrEqual(3)
})

test("prices of several shops are set at once, and those that are the same are left out", async () => {
  const [a, b] = [await product("Set A"), await product("Set B", null)]
  const { status, body } = await set([
    { product: a, shop: null, amount: 100 },
    { product: a, shop, amount: 90 },
    { product: b, shop: null, amount: 250 },
  ])
  expect([status, body.cells, body.setBy.name, body.undoneBy]).toEqual([201, 2, expect.any(String), null])
  expect([await amountOf(a, null), await amountOf(a, shop), await amountOf(a, other)]).toEqual([100, 90, undefined])
  expect(await amountOf(b, null)).toBe(250)
  expect((await admin.get("/api/v1/products/{id}", {}, { id: String(b) })).body.price).toBe(250)
  expect(problems(await set([{ product: a, shop, amount: 90 }]))).toHaveProperty("cells")
})

test("one wrong cell refuses all of them, and is named", async () => {
  const id = await product("All or nothing")
  const answer = await set([
    { product: id, shop: null, amount: 500 },
    { product: 999_999, shop: null, amount: 1 },
    { product: id, shop: 999_999, amount: 1 },
    { product: id, shop: null, amount: 1 },
  ])
  expect(answer.status).toBe(422)
  expect(Object.keys(problems(answer))).toEqual(["cells.1.product", "cells.2.shop", "cells.3.product"])
  expect(Object.keys(problems(await set([{ product: id, shop: null, amount: null }])))).toEqual(["cells.0.amount"])
  expect(problems(await set([{ product: id, shop: null, amount: -1 }]))).toHaveProperty(["cells.0.amount"])
  expect(await amountOf(id, null)).toBe(100)
})

test("a repeated request with the same key sets prices once", async () => {
  const id = await product("Once")
  const headers = { "idempotency-key": randomUUID(), "content-type": "application/json" }
  const body = JSON.stringify({ cells: [{ product: id, shop: null, amount: 130 }] })
  const send = () => admin.send(changes, { method: "POST", headers, body })
  const answers = [await send(), await send()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
  const rows = await query<{ n: number }>(
    `select count(*)::int as n from product_prices where product_id = ${id} and amount = 130`,
  )
  expect(rows[0]?.n).toBe(1)
})

test("a price that somebody else has changed meanwhile is a conflict with theirs", async () => {
  const id = await product("Conflict")
  const version = (await cellOf(id, null))?.version as number
  await set([{ product: id, shop: null, amount: 111 }])
  const { status, body } = await set([
    { product: id, shop: null, amount: 122, version },
    { product: id, shop, amount: 99, version: 0 },
  ])
  expect(status).toBe(409)
  expect(Object.keys(problems({ body }))).toEqual(["cells.0.amount"])
  const [theirs] = body.current.cells
  expect(theirs).toMatchObject({ product: id, shop: null, amount: 111 })
  expect(await amountOf(id, shop)).toBeUndefined()
  expect((await set([{ product: id, shop: null, amount: 122, version: theirs.version }])).status).toBe(201)
})

test("undo restores by new prices what hasn’t changed since, and says what it keeps", async () => {
  const [a, b, c] = [await product("Undo A"), await product("Undo B"), await product("Undo C", null)]
  const change = await set([
    { product: a, shop: null, amount: 200 },
    { product: a, shop, amount: 180 },
    { product: b, shop: null, amount: 300 },
    { product: c, shop: null, amount: 400 },
  ])
  await set([{ product: b, shop: null, amount: 333 }])
  const { status, body } = await undo(change.body.id)
  expect([status, body.cells, body.undoes]).toEqual([200, 2, change.body.id])
  expect(body.kept).toEqual([
    { product: b, productName: "Undo B", shop: null, shopName: null, reason: "changed" },
    { product: c, productName: "Undo C", shop: null, shopName: null, reason: "first" },
  ])
  expect([await amountOf(a, null), await amountOf(a, shop)]).toEqual([100, null])
  expect([await amountOf(b, null), await amountOf(c, null)]).toEqual([333, 400])
  expect((await undo(change.body.id)).status).toBe(409)
  const { data } = (await admin.get(changes)).body
  expect(data.find(({ id }: { id: number }) => id === change.body.id).undoneBy).toBe(body.id)
  // Undoing the undo sets them again.
  expect((await undo(body.id)).body.kept).toEqual([])
  expect([await amountOf(a, null), await amountOf(a, shop)]).toEqual([200, 180])
  expect((await undo(999_999)).status).toBe(404)
})

test("prices from a moment on are listed as next, reach the web shop when due, and can be undone before", async () => {
  const id = await product("Later")
  const validFrom = new Date(Date.now() + 3_600_000).toISOString()
  expect(
    problems(await set([{ product: id, shop: null, amount: 1 }], { validFrom: "2020-01-01T00:00:00Z" })),
  ).toHaveProperty("validFrom")
  const first = (await set([{ product: id, shop: null, amount: 150 }], { validFrom })).body
  expect(await cellOf(id, null)).toMatchObject({ amount: 100, next: { amount: 150, validFrom } })
  expect((await undo(first.id)).status).toBe(200)
  expect((await cellOf(id, null))?.next).toMatchObject({ amount: 100 })
  await set([{ product: id, shop: null, amount: 175 }], { validFrom })
  await query(`update product_prices set valid_from = now() where product_id = ${id} and valid_from > now()`)
  await makeDue(priceChangeJob)
  await runAll()
  expect(await query(`select price::int from products where id = ${id} and workspace_id = 1`)).toEqual([{ price: 175 }])
})

test("managers set prices of their shop only, and cashiers none", async () => {
  const id = await product("Rights")
  expect((await set([{ product: id, shop, amount: 95 }], {}, manager)).status).toBe(201)
  const answer = await set([{ product: id, shop: null, amount: 95 }], {}, manager)
  expect([answer.status, Object.keys(problems(answer))]).toEqual([403, ["cells.0.shop"]])
  expect((await set([{ product: id, shop: other, amount: 95 }], {}, manager)).status).toBe(422)
  expect((await set([{ product: id, shop, amount: 95 }], {}, cashier)).status).toBe(403)
  const theirs = await sheet(cashier)
  expect([theirs.maySetAll, theirs.shops.map(({ id, maySet }) => [id, maySet])]).toEqual([false, [[shop, false]]])
  expect(await rowOf(id, cashier)).not.toHaveProperty("cost")
  expect(await rowOf(id, manager)).toHaveProperty("cost", null)
})

test("another workspace sees and changes nothing of it", async () => {
  const id = await product("Foreign")
  const change = (await set([{ product: id, shop: null, amount: 101 }])).body
  const them = await stranger()
  expect((await undo(change.id, them)).status).toBe(404)
  expect(problems(await set([{ product: id, shop: null, amount: 1 }], {}, them))).toHaveProperty(["cells.0.product"])
})

test("five thousand prices are set in as many statements as one", async () => {
  await query(`insert into products (workspace_id, id, name, slug, price, state)
    select 1, 500000 + n, 'Bulk ' || n, 'bulk-' || n, 0, 'draft' from generate_series(1, 5000) as n`)
  const cells = Array.from({ length: 5_000 }, (_, n) => ({
    product: 500_001 + n,
    shop: null,
    amount: 100 + n,
    version: 0,
  }))
  const one = await countStatements(() => set([{ product: 500_001, shop, amount: 5 }]))
  let answer: Awaited<ReturnType<typeof set>> | undefined
  const all = await countStatements(async () => {
    answer = await set(cells)
  })
  expect([answer?.status, answer?.body.cells]).toEqual([201, 5_000])
  expect(all.length).toBeLessThanOrEqual(one.length + 1)
  const [last] = await query<{ price: number }>(
    "select price::int from products where id = 505000 and workspace_id = 1",
  )
  expect(last?.price).toBe(5_099)
  expect((await set([...cells, { product: 1, shop: null, amount: 1 }])).status).toBe(422)
})
