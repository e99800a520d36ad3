import { type Caller, client } from "../support/api"
import { contents } from "../support/facts"
import { addInvoice, sampleLine } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const today = () => new Date().toISOString().slice(0, 10)
const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body

test("a new invoice is a draft without a number, dated today, due in thirty days, with VAT by rate", async () => {
  const { status, body } = await admin.post(`${apps}/add-invoice`, {
    invoice: {
      id: 5,
      clientId: 3,
      service: "Winter order",
      lines: [
        { item: "Notebook", qty: 3, unitPriceMinor: 333, vatRate: 2500 },
        { item: "Design", qty: 1.5, unitPriceMinor: 7801, vatRate: 2500, discount: 1000 },
        { item: "Card", description: "folded", qty: 7, unitPriceMinor: 99, vatRate: 600 },
      ],
    },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    number: null,
    version: 1,
    clientId: 3,
    currency: "EUR",
    issuedDate: today(),
    netMinor: 999 + 10_531 + 693,
    vatMinor: 250 + 2633 + 42,
    vatSummary: [
      { rate: 2500, netMinor: 11_530, vatMinor: 2883 },
      { rate: 600, netMinor: 693, vatMinor: 42 },
    ],
    paidMinor: 0,
    totalMinor: 15_148,
    balanceMinor: 15_148,
    payments: [],
    sentAt: null,
  })
  expect(body.invoice).toMatchObject({ invoiceStatus: "Draft", total: 151.48, balance: "€151.48" })
  expect(Date.parse(body.dueDate) - Date.parse(body.issuedDate)).toBe(30 * 86_400_000)
  expect(body.lines[1]).toMatchObject({ qty: 1.5, netMinor: 10_531, vatMinor: 2633 })
  expect(await details(body.invoice.id)).toEqual(body)
  const list = (await admin.get(`${apps}/invoices`)).body
  expect(list.invoices[0]).toEqual(body.invoice)
})

test("ids are never reused, not after a delete nor with twenty concurrent writers", async () => {
  const first = await addInvoice()
  await admin.delete(`${apps}/delete`, { id: first.invoice.id })
  const all = await Promise.all(Array.from({ length: 20 }, () => addInvoice()))
  const next = Array.from({ length: 20 }, (_, i) => first.invoice.id + 1 + i)
  expect(all.map(({ invoice }) => invoice.id).sort((a: number, b: number) => a - b)).toEqual(next)
})

test.each([
  ["clientId", "x"],
  ["issuedDate", "2026-02-30"],
  ["issuedDate", "0001-01-01"],
  ["dueDate", "2000-01-01"],
  ["currency", "XXX"],
  ["invoiceStatus", "Paid"],
  ["lines", []],
  ["lines.0.qty", [{ ...sampleLine, qty: 0 }]],
  ["lines.0.qty", [{ ...sampleLine, qty: 1.2345 }]],
  ["lines.0.unitPriceMinor", [{ ...sampleLine, unitPriceMinor: 12.5 }]],
  ["lines.0.vatRate", [{ ...sampleLine, vatRate: 10_001 }]],
  ["lines.0.item", [{ ...sampleLine, item: "" }]],
  ["lines.0.unitPriceMinor", [{ ...sampleLine, unitPriceMinor: 2 ** 53 }]],
  ["lines.0.unitPriceMinor", [{ ...sampleLine, qty: 1_000_000, unitPriceMinor: 10_000_000_000 }]],
  ["lines", [2, 1].map((qty) => ({ ...sampleLine, qty, unitPriceMinor: 3_000_000_000_000_000 }))],
])("%s = %j is a 422 that names the field, and nothing is written", async (field, value) => {
  const before = await contents()
  const { status, body } = await admin.post(`${apps}/add-invoice`, {
    invoice: { clientId: 1, lines: [sampleLine], [field.split(".")[0] ?? ""]: value },
  })
  expect(status).toBe(422)
  expect(Object.keys(body.error)[0]?.replace(/^invoice\./, "")).toBe(field)
  expect(await contents()).toEqual(before)
})

test("an unknown client or invoice is a 404, and nothing is written", async () => {
  const id = 99_999
  const before = await contents()
  const tries: [string, object][] = [
    ["add-invoice", { invoice: { clientId: id, lines: [sampleLine] } }],
    ["update-invoice", { invoice: { id, version: 1, note: "x" } }],
    ["update-invoice", { invoice: { id: 5036, version: 1, clientId: id } }],
    ["duplicate-invoice", { id }],
    ["send-invoice", { id, subject: "x", message: "x" }],
    ["record-payment", { id, amountMinor: 1 }],
    ["delete-invoices", { invoiceIds: [4990, id] }],
    ["restore-invoices", { invoiceIds: [id] }],
  ]
  for (const [call, body] of tries)
    expect([call, (await admin.post(`${apps}/${call}`, body)).status]).toEqual([call, 404])
  expect((await admin.delete(`${apps}/delete`, { id })).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test("an edit merges fields, replaces lines and raises the version; a stale one is a 409 and writes nothing", async () => {
  const { invoice, version, clientId } = await addInvoice({ note: "keep" })
  const update = (body: object) => admin.post(`${apps}/update-invoice`, { invoice: { id: invoice.id, ...body } })
  const lines = [{ ...sampleLine, qty: 1, unitPriceMinor: 10_000 }]
  const { status, body } = await update({ version, service: "Changed", lines })
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: version + 1, note: "keep", clientId, totalMinor: 12_500 })
  expect(body.invoice).toMatchObject({ service: "Changed", total: 125 })
  const before = await contents()
  const stale = await update({ version, service: "Lost", lines: [sampleLine] })
  expect([stale.status, stale.body.code]).toEqual([409, "conflict"])
  expect((await update({ version: version + 1, dueDate: "2001-01-01" })).status).toBe(422)
  expect(await contents()).toEqual(before)
  const both = await Promise.all([1, 2].map((n) => update({ version: version + 1, note: `by ${n}` })))
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
})

test("a copy is a draft dated today with the next number", async () => {
  const source = await details(4989)
  const { status, body } = await admin.post(`${apps}/duplicate-invoice`, { id: 4989 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ lines: source.lines, clientId: source.clientId, version: 1, issuedDate: today() })
  expect(body).toMatchObject({ paidMinor: 0, payments: [], sentAt: null, invoice: { invoiceStatus: "Draft" } })
  expect(body.number).not.toBe(source.number)
  const term = (one: { dueDate: string; issuedDate: string }) => Date.parse(one.dueDate) - Date.parse(one.issuedDate)
  expect(term(body)).toBe(term(source))
})

test("a delete removes a draft; undo restores its lines", async () => {
  const { invoice } = await addInvoice()
  const before = await details(invoice.id)
  const { status, body } = await admin.delete(`${apps}/delete`, { id: invoice.id })
  expect([status, body]).toEqual([200, { id: invoice.id }])
  expect((await admin.get("/api/invoice/details", { id: invoice.id })).status).toBe(404)
  const back = await admin.post(`${apps}/restore-invoices`, { invoiceIds: [invoice.id] })
  expect([back.status, back.body]).toEqual([200, { invoices: [before.invoice] }])
  expect(await details(invoice.id)).toEqual(before)
  expect((await admin.post(`${apps}/restore-invoices`, { invoiceIds: [invoice.id] })).status).toBe(404)
})

test("several at once succeed or fail together", async () => {
  const ids = [(await addInvoice()).invoice.id, (await addInvoice()).invoice.id]
  expect((await admin.post(`${apps}/delete-invoices`, { invoiceIds: ids })).body).toEqual({ ids })
  const { body } = await admin.post(`${apps}/restore-invoices`, { invoiceIds: ids })
  expect(body.invoices.map(({ id }: { id: number }) => id)).toEqual([...ids].reverse())
})

test("a new client can be billed, and the billing details can be changed", async () => {
  const values = { name: "Ida Falk", company: "Falk Bokhandel", companyEmail: "ida@falk.example" }
  const { status, body } = await admin.post(`${apps}/add-client`, { client: values })
  expect([status, body.client]).toEqual([201, expect.objectContaining({ ...values, id: 24, avatar: "" })])
  const { invoice } = await addInvoice({ clientId: 24, currency: "EUR" })
  expect(invoice).toMatchObject({ client: values, balance: "€154.25" })
  expect((await admin.post(`${apps}/add-client`, { client: { name: "x" } })).status).toBe(422)
  const saved = await admin.post(`${apps}/update-billing`, { billing: { bankName: "Mälarbanken" } })
  expect(saved.body.billing).toMatchObject({ bankName: "Mälarbanken", company: "Lindqvist & Daughters" })
  expect((await admin.get("/api/invoice/billing")).body).toEqual(saved.body)
})
