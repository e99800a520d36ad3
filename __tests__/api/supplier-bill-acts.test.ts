import { balanceOf, type CashShop, fund, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import { productNamed } from "../support/stock"

// Bills on paper, their payment in cash, and their goods.

const bills = "/api/v1/supplier-bills"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let clerk: Person
let bookkeeper: Person
let n = 0

beforeAll(async () => {
  place = await openCashShop()
  clerk = await staffOf(place, "stockClerk")
  bookkeeper = await staffOf(place, "bookkeeper")
})

const paper = (values: object = {}) => {
  n += 1
  const lines = [{ name: "Till rolls", quantity: "10", net: 4_000, vatRate: 2_550 }]
  const of = { business: place.business, supplierName: "Rolls Oy", number: `P-${n}`, issuedOn: "2026-06-10" }
  return { ...of, lines, ...values }
}
const enter = (values: object = {}, who: { post: Person["post"] } = clerk) => who.post(bills, paper(values))
const act = (who: { post: Person["post"] }, name: string, bill: { id: number; version: number }, more: object = {}) =>
  who.post(`${bills}/{id}/${name}`, { version: bill.version, ...more }, { id: String(bill.id) })
const approved = async (values: object = {}) => (await act(bookkeeper, "approve", (await enter(values)).body)).body

test("a bill on paper is entered with its VAT as the supplier rounded it, and only once", async () => {
  const lines = [
    { name: "Rolls", quantity: "3", net: 999, vatRate: 2_550 },
    { name: "Tape", quantity: "1,5", net: 501, vatRate: 1_400 },
  ]
  const { status, body } = await enter({ lines, vat: 326, number: "Paper 1", iban: "FI21 1234 5600 0007 85" })
  expect([status, body.net, body.vat, body.total, body.syntax, body.hasFile]).toEqual([
    201,
    1_500,
    326,
    1_826,
    "paper",
    false,
  ])
  expect(body.vatRows.map(({ rate, vat }: { rate: number; vat: number }) => [rate, vat])).toEqual([
    [2_550, 256],
    [1_400, 70],
  ])
  expect([body.lines[1].quantity, body.iban]).toEqual(["1.5", "FI2112345600000785"])
  const again = await enter({ lines, vat: 326, number: "paper 1" })
  expect([again.status, again.body.current.id]).toEqual([409, body.id])
  expect(Object.keys(problems(await enter({ lines, vat: 526 })))).toEqual(["vat"])
  expect(Object.keys(problems(await enter({ iban: "FI21 1234 5600 0007 86" })))).toEqual(["iban"])
  expect(Object.keys(problems(await enter({ supplierName: "" })))).toEqual(["supplierName"])
  expect((await enter({}, await staffOf(place, "cashier"))).status).toBe(403)
})

test("a supplier's days to pay make the due date of bills that name none", async () => {
  const { body: supplier } = await bookkeeper.post("/api/v1/suppliers", { name: "Slow Oy", paymentDays: 14 })
  const { body } = await enter({ supplier: supplier.id, supplierName: "" })
  expect([body.supplier.id, body.dueOn]).toEqual([supplier.id, "2026-06-24"])
})

test("a bill is paid from a till and from a safe, by those who may take money out of them", async () => {
  const [shop] = place.shops as [number]
  const [till, safe] = [place.tills[0], place.safes[0]]
  await fund(place, "safe", shop, 20_000)
  const bill = await approved()
  expect((await act(bookkeeper, "pay", bill, { from: "safe", safe })).status).toBe(403)
  const paid = await act(place.admin, "pay", bill, { from: "safe", safe })
  expect([paid.status, paid.body.state, paid.body.paidFrom.name]).toEqual([200, "paid", "A safe"])
  expect(await balanceOf(place, "safe", shop)).toBe(20_000 - 5_020)
  const moved = (await place.admin.get("/api/v1/safe-movements", { safe: safe as number })).body.data[0]
  expect([moved.kind, moved.amount]).toEqual(["bill", -5_020])
  const back = await act(place.admin, "reverse", paid.body, { reason: "Wrong safe" })
  expect([back.body.state, back.body.paidFrom, await balanceOf(place, "safe", shop)]).toEqual([
    "approved",
    null,
    20_000,
  ])

  await place.admin.post("/api/v1/till-sessions", { till, count: [] })
  const poor = await act(place.admin, "pay", back.body, { from: "till", till })
  expect([poor.status, Object.keys(problems(poor))]).toEqual([409, ["till"]])
  const elsewhere = (await openCashShop()).tills[0]
  expect(Object.keys(problems(await act(place.admin, "pay", back.body, { from: "till", till: elsewhere })))).toEqual([
    "till",
  ])
  expect(await isIntact(place)).toBe(true)
})

test("goods on a bill are posted once: their net by the delivery, all else by the bill", async () => {
  const [shop] = place.shops as [number]
  const product = await productNamed(place.admin)
  const before = await balanceOf(place, "supplier_control", null)
  const lines = [
    { name: "Notebook", code: "NB-7", quantity: "20", net: 3_000, vatRate: 2_550 },
    { name: "Carriage", quantity: "1", net: 500, vatRate: 2_550 },
  ]
  const { body: bill } = await enter({ lines, supplierName: "Goods Oy" })
  const goods = {
    shop,
    lines: [
      { position: 1, product, pieces: "20" },
      { position: 2, product: null, pieces: "1" },
    ],
  }
  const proposed = await act(clerk, "delivery", bill, goods)
  expect([proposed.status, proposed.body.delivery.state, proposed.body.lines[0].pieces]).toEqual([200, "proposed", 20])
  expect((await act(clerk, "delivery", proposed.body, goods)).status).toBe(409)
  const delivery = proposed.body.delivery.id
  const dismissed = await clerk.post("/api/v1/deliveries/{id}/dismiss", {}, { id: String(delivery) })
  expect(dismissed.status).toBe(409)

  const done = (await act(bookkeeper, "approve", proposed.body)).body
  expect(await balanceOf(place, "supplier_control", null)).toBe(before - 500 - 893)
  const form = { shop, supplier: "Goods Oy", number: bill.number, proposal: delivery }
  const line = { product, quantity: 20, cost: 3_000, vatRate: 2_550 }
  const dearer = await clerk.post("/api/v1/deliveries", { ...form, lines: [{ ...line, cost: 3_001 }] })
  expect([dearer.status, Object.keys(problems(dearer))]).toEqual([422, ["lines.0.cost"]])
  expect((await clerk.post("/api/v1/deliveries", { ...form, lines: [line] })).status).toBe(201)
  expect(await balanceOf(place, "stock", shop)).toBe(3_000)
  expect(await balanceOf(place, "supplier_control", null)).toBe(before - 4_393)

  const now = (await clerk.get(`${bills}/{id}`, {}, { id: String(bill.id) })).body
  expect(now.delivery.state).toBe("booked")
  const paid = await act(bookkeeper, "pay", now, { paidOn: "2026-07-01" })
  expect([paid.status, await balanceOf(place, "supplier_control", null)]).toEqual([200, before])
  const open = (await act(bookkeeper, "reverse", paid.body, { reason: "x" })).body
  const arrived = (await act(bookkeeper, "reverse", open, { reason: "x" })).body
  expect((await act(bookkeeper, "reject", arrived, { reason: "x" })).status).toBe(409)
  expect(done.state).toBe("approved")

  // The code is remembered: the next bill of this supplier suggests the product.
  const { body: next } = await enter({ lines, supplierName: "Goods Oy" })
  expect(next.suggestions).toEqual([expect.objectContaining({ position: 1, product, pieces: 20 })])
  const withdrawn = await act(clerk, "withdraw-delivery", (await act(clerk, "delivery", next, goods)).body)
  expect([withdrawn.body.delivery, withdrawn.body.lines[0].product]).toEqual([null, null])
  expect(await isIntact(place)).toBe(true)
})

test("a bill whose delivery was booked by hand is not posted again", async () => {
  const [shop] = place.shops as [number]
  const product = await productNamed(place.admin)
  const line = { product, quantity: 4, cost: 400, vatRate: 2_550 }
  await clerk.post("/api/v1/deliveries", { shop, supplier: "Hand Oy", number: "H-1", lines: [line] })
  const { body } = await enter({ supplierName: "Hand Oy", number: "H-1" })
  expect(body.delivered).toEqual(expect.any(Number))
  expect((await act(bookkeeper, "approve", body)).status).toBe(409)
})

test("suppliers are edited by version, and merged without changing the books", async () => {
  const { body: one } = await bookkeeper.post("/api/v1/suppliers", {
    name: "Twin Oy",
    vatNumber: "FI20774740",
    country: "FI",
  })
  const { body: other } = await bookkeeper.post("/api/v1/suppliers", { name: "Twin Finland" })
  const patch = (id: number, body: object) => bookkeeper.patch("/api/v1/suppliers/{id}", body, { id: String(id) })
  const saved = await patch(one.id, { version: 1, iban: "FI21 1234 5600 0007 85", phone: "09 123" })
  expect([saved.body.iban, saved.body.version]).toEqual(["FI2112345600000785", 2])
  expect((await patch(one.id, { version: 1, phone: "" })).body.current.phone).toBe("09 123")
  expect(Object.keys(problems(await patch(one.id, { version: 2, iban: "FI00" })))).toEqual(["iban"])
  expect((await patch(other.id, { version: 1, vatNumber: "FI20774740" })).status).toBe(409)
  expect((await clerk.patch("/api/v1/suppliers/{id}", { version: 2 }, { id: String(one.id) })).status).toBe(403)

  await enter({ supplierName: "Twin Finland", number: "T-1" })
  const merge = (id: number, body: object) => bookkeeper.post("/api/v1/suppliers/{id}/merge", body, { id: String(id) })
  expect((await merge(other.id, { version: 1, into: other.id })).status).toBe(422)
  const merged = await merge(other.id, { version: 1, into: one.id })
  expect(merged.body.mergedInto).toEqual({ id: one.id, name: "Twin Oy" })
  expect((await merge(one.id, { version: 2, into: other.id })).status).toBe(409)
  const found = (await bookkeeper.get(bills, { supplier: one.id })).body.data
  expect(found.map(({ number }: { number: string }) => number)).toEqual(["T-1"])
  expect((await enter({ supplierName: "Twin Finland", number: "T-1" })).status).toBe(409)
  expect((await enter({ supplierName: "Twin Finland", number: "T-2" })).body.supplier.id).toBe(one.id)
  expect((await bookkeeper.get("/api/v1/suppliers", { q: "twin" })).body.total).toBe(1)
  expect((await merge(other.id, { version: 2, into: null })).body.mergedInto).toBeNull()
})
