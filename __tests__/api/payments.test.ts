import { stranger } from "../support/api"
import { balanceOf, isIntact, staffOf } from "../support/cash-shop"
import { fieldsOf, openPayments, type Payments, today } from "../support/payments"

// The register of payments, and payments on account with what they settle.

const v1 = "/api/v1"
let of: Payments
const role = (name: Parameters<typeof balanceOf>[1]) => balanceOf(of.place, name, null)
const list = async (query: object = {}) =>
  (await of.bookkeeper.get(`${v1}/payments`, { business: of.business, ...query })).body
const totals = async (query: object = {}) =>
  (await of.bookkeeper.get(`${v1}/payments/totals`, { business: of.business, ...query })).body

beforeAll(async () => {
  of = await openPayments()
})

test("a customer’s payment on account settles an invoice and an IOU in parts, and the rest is refunded", async () => {
  const { act, invoiced, owe, paid, customer, bankAccount } = of
  const invoice = await invoiced(6_000)
  await owe(2_500)
  const { status, body } = await paid(10_000, { memo: "Deposit" })
  expect([status, body.state, body.rest, body.partyName]).toEqual([201, "open", 10_000, "Kauppa Oy"])
  expect([await role("bank"), await role("customer_deposits")]).toEqual([10_000, -10_000])
  const open = await of.bookkeeper.get(`${v1}/account-payments/{id}/open-items`, {}, { id: String(body.id) })
  expect(open.body.data.map(({ kind, open: rest }: { kind: string; open: number }) => [kind, rest])).toEqual([
    ["invoice", 6_000],
    ["iou", 2_500],
  ])
  const parts = [
    { kind: "invoice", id: invoice, amount: 4_000 },
    { kind: "iou", id: customer, amount: 2_500 },
  ]
  const allocated = await act("allocate", body, { on: today, parts })
  expect([allocated.status, allocated.body.rest]).toEqual([200, 3_500])
  expect([await role("trade_debtors"), await role("iou_control"), await role("customer_deposits")]).toEqual([
    2_000, 0, -3_500,
  ])
  const refunded = await act("refund", allocated.body, { on: today, amount: 3_500, bankAccount })
  expect([refunded.body.state, refunded.body.rest, await role("bank")]).toEqual(["allocated", 0, 6_500])
  expect(refunded.body.allocations.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "iou", "refund"])
  expect(await isIntact(of.place)).toBe(true)
})

test("an allocation can be undone, once, and what it settled is owed again", async () => {
  const invoice = await of.invoiced(3_000)
  const { body } = await of.paid(3_000)
  const before = await role("trade_debtors")
  const parts = [{ kind: "invoice", id: invoice, amount: 3_000 }]
  const allocated = (await of.act("allocate", body, { on: today, parts })).body
  expect(await role("trade_debtors")).toBe(before - 3_000)
  const [{ id: allocation }] = allocated.allocations
  const path = `${v1}/account-payments/{id}/allocations/{allocation}/undo`
  const params = { id: String(body.id), allocation: String(allocation) }
  const undone = await of.bookkeeper.post(path, { version: allocated.version, reason: "Wrong" }, params)
  expect([undone.status, undone.body.rest, await role("trade_debtors")]).toEqual([200, 3_000, before])
  const again = await of.bookkeeper.post(path, { version: undone.body.version, reason: "Wrong" }, params)
  expect(again.status).toBe(409)
  const reversed = await of.act("reverse", undone.body, { reason: "Never came" })
  expect([reversed.status, reversed.body.state]).toEqual([200, "reversed"])
})

test("nothing is allocated beyond the rest, to somebody else’s document, or with an old version", async () => {
  const invoice = await of.invoiced(9_000)
  const { body } = await of.paid(1_000)
  const parts = (amount: number, more: object = {}) => [{ kind: "invoice", id: invoice, amount, ...more }]
  expect((await of.act("allocate", body, { on: today, parts: parts(1_001) })).status).toBe(409)
  const { id, totalMinor } = await elsewhere()
  const other = await of.act("allocate", body, { on: today, parts: parts(Math.min(1_000, totalMinor), { id }) })
  expect([other.status, fieldsOf(other)]).toEqual([422, ["parts.0.id"]])
  const wrong = await of.act("allocate", body, { on: today, parts: parts(10, { kind: "bill" }) })
  expect(wrong.status).toBe(422)
  expect((await of.act("allocate", body, { on: today, parts: parts(400) })).status).toBe(200)
  const stale = await of.act("allocate", body, { on: today, parts: parts(400) })
  expect([stale.status, stale.body.current?.rest]).toEqual([409, 600])
  expect((await of.act("reverse", { ...body, version: body.version + 1 }, { reason: "x" })).status).toBe(409)
})

/** An invoice of another business of the workspace. */
async function elsewhere() {
  const { admin } = of.place
  const form = { legalName: "Other Oy", country: "FI", currency: "EUR", state: "active", invoicePrefix: "O-" }
  const { id: businessId } = (await admin.post(`${v1}/businesses`, form)).body
  const lines = [{ item: "Box", qty: 1, unitPriceMinor: 900, vatRate: 0 }]
  const invoice = { clientId: of.customer, businessId, lines, invoiceStatus: "Sent", currency: "EUR" }
  const { body } = await admin.post("/apps/invoice/add-invoice", { invoice })
  return { id: body.invoice.id as number, totalMinor: 900 }
}

test("money that a supplier got in advance pays bills in parts, and the books owe nothing twice", async () => {
  const bill = await of.billed(10_000)
  const supplier = bill.supplier.id
  const before = await role("supplier_control")
  const { body } = await of.paid(15_000, { partyKind: "supplier", party: supplier })
  expect(await role("supplier_control")).toBe(before + 15_000)
  const first = await of.act("allocate", body, { on: today, parts: [{ kind: "bill", id: bill.id, amount: 2_550 }] })
  const half = (await of.bookkeeper.get(`${v1}/supplier-bills/{id}`, {}, { id: String(bill.id) })).body
  expect([first.status, half.state, half.due]).toEqual([200, "approved", 10_000])
  const rest = [{ kind: "bill", id: bill.id, amount: 10_000 }]
  expect((await of.act("allocate", first.body, { on: today, parts: rest })).status).toBe(200)
  const whole = (await of.bookkeeper.get(`${v1}/supplier-bills/{id}`, {}, { id: String(bill.id) })).body
  expect([whole.state, whole.due]).toEqual(["paid", 0])
  expect(await role("supplier_control")).toBe(before + 15_000)
  expect(await isIntact(of.place)).toBe(true)
})

test("list, totals and months of the register are the same rows", async () => {
  const { data, total } = await list({ perPage: 100 })
  const sum = (direction: string) =>
    data
      .filter((row: { direction: string }) => row.direction === direction)
      .reduce((all: number, row: { amount: number }) => all + row.amount, 0)
  const { data: sums, months } = await totals()
  expect(sums).toEqual([{ currency: "EUR", in: sum("in"), out: sum("out"), payments: total, rest: expect.any(Number) }])
  expect(months.reduce((all: number, one: { in: number }) => all + one.in, 0)).toBe(sum("in"))
  expect(sum("in") - sum("out")).toBe(await role("bank"))
  const unallocated = await list({ state: "unallocated", perPage: 100 })
  expect(unallocated.data.reduce((all: number, row: { rest: number }) => all + row.rest, 0)).toBe(sums[0].rest)
})

test("the register filters by direction, kind, method, status, day and party", async () => {
  const count = async (query: object) => (await list(query)).total
  const all = await count({})
  expect((await count({ direction: "in" })) + (await count({ direction: "out" }))).toBe(all)
  expect(await count({ kind: "refund" })).toBe(1)
  expect(await count({ method: "cash" })).toBe(0)
  expect(await count({ method: "bank" })).toBe(all)
  expect(await count({ to: "2001-01-01" })).toBe(0)
  expect(await count({ state: "reversed" })).toBe(2)
  const [row] = (await list({ party: `customer:${of.customer}`, kind: "account", order: "asc" })).data
  expect(row).toMatchObject({ name: "Kauppa Oy", direction: "in", document: { type: "account-payment" } })
  expect(await count({ q: "deposit" })).toBe(1)
})

test("only those who may see payments do, each in their business", async () => {
  const cashier = await staffOf(of.place, "cashier")
  expect((await cashier.get(`${v1}/payments`)).status).toBe(403)
  const auditor = await staffOf(of.place, "auditor")
  expect((await auditor.get(`${v1}/payments`)).body.total).toBe((await list()).total)
  expect((await of.paid(100, {}, auditor)).status).toBe(403)
  const foreign = await stranger()
  expect((await foreign.get(`${v1}/account-payments/{id}`, {}, { id: "1" })).status).toBe(404)
  expect((await foreign.get(`${v1}/payments`)).body.total).toBe(0)
})
