import { type Caller, client } from "../support/api"
import { contents } from "../support/facts"
import { pdfText } from "../support/pdf-text"
import { addInvoice } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

interface Line {
  netMinor: number
  vatMinor: number
  creditableQty: number
}
const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const post = (call: string, body: object) => admin.post(`${apps}/${call}`, body)
const issued = (lines: object[], more: object = {}) =>
  addInvoice({ invoiceStatus: "Sent", currency: "EUR", lines, ...more })
const nextNumber = (number: string) => number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(4, "0"))
const three = [
  { item: "Box", qty: 3, unitPriceMinor: 3333, discount: 1000, vatRate: 1900 },
  { item: "Freight", qty: 1, unitPriceMinor: 1234, vatRate: 700 },
]

test("a credit note reverses the whole invoice, with its own number and a balance of zero on both", async () => {
  const origin = await issued(three, { service: "Spring order", salespersonId: 3 })
  const { status, body } = await post("credit-invoice", { id: origin.invoice.id, reason: "Never delivered" })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    kind: "credit",
    status: "Credit Note",
    number: nextNumber(origin.number),
    credits: { id: origin.invoice.id, number: origin.number, issuedDate: origin.issuedDate },
    netMinor: -origin.netMinor,
    vatMinor: -origin.vatMinor,
    totalMinor: -origin.totalMinor,
    balanceMinor: 0,
    note: "Never delivered",
    client: origin.client,
    salesperson: { id: 3 },
    isIssued: true,
  })
  expect(await details(origin.invoice.id)).toMatchObject({
    status: "Credited",
    balanceMinor: 0,
    creditedMinor: origin.totalMinor,
    paidMinor: 0,
    creditNotes: [{ id: body.invoice.id, number: body.number, totalMinor: -origin.totalMinor }],
    // In the original API, the balance is zero.
    invoice: { invoiceStatus: "Paid", balance: 0 },
  })
  expect((await post("credit-invoice", { id: origin.invoice.id, reason: "Again" })).status).toBe(409)
})

test("a credit note isn't in the API's list, but in the app's own", async () => {
  const origin = await issued(three)
  const { invoice } = (await post("credit-invoice", { id: origin.invoice.id, reason: "x" })).body
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  expect(ids((await admin.get(`${apps}/invoices`)).body.allData)).not.toContain(invoice.id)
  const rows = (await admin.get("/api/invoice/list", { status: "Credit Note", perPage: 100 })).body.invoices
  expect(ids(rows)).toContain(invoice.id)
  expect(ids((await admin.get("/api/invoice/list")).body.invoices)).toContain(invoice.id)
})

test("partial credits add up to the line to the cent, and can't exceed it", async () => {
  const origin = await issued(three)
  const credit = (...creditedLines: object[]) =>
    post("credit-invoice", { id: origin.invoice.id, reason: "Returned", creditedLines })
  const notes = [(await credit({ position: 1, qty: 1 })).body, (await credit({ position: 1, qty: 1 })).body]
  expect((await details(origin.invoice.id)).lines.map((line: Line) => line.creditableQty)).toEqual([1, 1])
  const before = await contents()
  const tooMuch = await credit({ position: 1, qty: 2 })
  expect([tooMuch.status, tooMuch.body.error]).toEqual([422, { "creditedLines.0.qty": ["Credit at most 1."] }])
  expect((await credit({ position: 1, qty: 1 }, { position: 1, qty: 1 })).status).toBe(422)
  expect((await credit({ position: 9, qty: 1 })).status).toBe(422)
  expect(await contents()).toEqual(before)
  notes.push((await credit({ position: 1, qty: 1 })).body)
  const sum = (amount: "netMinor" | "vatMinor") => notes.reduce((all, { lines }) => all + lines[0][amount], 0)
  expect([sum("netMinor"), sum("vatMinor")]).toEqual([-origin.lines[0].netMinor, -origin.lines[0].vatMinor])
  // Three thirds of 89.99 are rounded to 30.00 each: the last one is a cent less.
  expect(notes.map(({ lines }) => lines[0].netMinor)).toEqual([-3000, -3000, -2999])
  const { lines } = origin
  expect((await details(origin.invoice.id)).balanceMinor).toBe(lines[1].netMinor + lines[1].vatMinor)
})

test("after a payment in full, a credit leaves the amount to refund", async () => {
  const origin = await issued(three)
  await post("record-payment", { id: origin.invoice.id, amountMinor: origin.totalMinor })
  await post("credit-invoice", { id: origin.invoice.id, reason: "Returned" })
  expect(await details(origin.invoice.id)).toMatchObject({ status: "Paid", balanceMinor: -origin.totalMinor })
  const refund = { id: origin.invoice.id, amountMinor: origin.totalMinor, note: "Returned" }
  expect((await post("record-refund", refund)).body).toMatchObject({ status: "Credited", balanceMinor: 0 })
})

test("two people who credit the same invoice at once don't credit it twice", async () => {
  const origin = await issued(three)
  const credit = () => post("credit-invoice", { id: origin.invoice.id, reason: "Returned" })
  const answers = await Promise.all([credit(), credit()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const stale = { id: (await issued(three)).invoice.id, version: 7, reason: "x" }
  expect((await post("credit-invoice", stale)).status).toBe(409)
})

test("drafts and credit notes can't be credited; a credit note can't be edited, paid or copied", async () => {
  const draft = await addInvoice()
  expect((await post("credit-invoice", { id: draft.invoice.id, reason: "x" })).status).toBe(409)
  const origin = await issued(three)
  const note = (await post("credit-invoice", { id: origin.invoice.id, reason: "x" })).body
  const { id } = note.invoice
  const refused: [string, object][] = [
    ["credit-invoice", { id, reason: "x" }],
    ["update-invoice", { invoice: { id, version: note.version, invoiceStatus: "Sent" } }],
    ["record-payment", { id, amountMinor: 1 }],
    ["duplicate-invoice", { id }],
  ]
  for (const [call, body] of refused) expect([call, (await post(call, body)).status]).toEqual([call, 409])
})

test("an invoice with a credit note is voided after or with it; a void credit note no longer counts", async () => {
  const origin = await issued(three)
  const { invoice: note } = (await post("credit-invoice", { id: origin.invoice.id, reason: "x" })).body
  const remove = (id: number) => admin.delete(`${apps}/delete`, { id })
  expect((await remove(origin.invoice.id)).status).toBe(409)
  expect((await remove(note.id)).status).toBe(200)
  expect(await details(origin.invoice.id)).toMatchObject({
    status: "Sent",
    balanceMinor: origin.totalMinor,
    creditNotes: [],
  })
  // Credited again meanwhile: restoring the first would credit it twice.
  const again = (await post("credit-invoice", { id: origin.invoice.id, reason: "y" })).body.invoice.id
  expect((await post("restore-invoices", { invoiceIds: [note.id] })).status).toBe(409)
  await remove(again)
  expect((await post("restore-invoices", { invoiceIds: [note.id] })).status).toBe(200)
  expect((await details(origin.invoice.id)).balanceMinor).toBe(0)
  const both = [origin.invoice.id, note.id]
  expect((await post("delete-invoices", { invoiceIds: both })).status).toBe(200)
  expect((await post("restore-invoices", { invoiceIds: [note.id] })).status).toBe(409)
  expect((await post("restore-invoices", { invoiceIds: both })).status).toBe(200)
  expect((await details(origin.invoice.id)).balanceMinor).toBe(0)
})

test("the PDF and the proposed e-mail of a credit note name the invoice, in the client's language", async () => {
  await post("update-client", { client: { id: 2, language: "de" } })
  const origin = await issued(three, { clientId: 2 })
  const { invoice, number } = (await post("credit-invoice", { id: origin.invoice.id, reason: "Falscher Preis" })).body
  const text = pdfText((await admin.get("/api/invoice/pdf", { id: invoice.id })).body).replaceAll("\u00a0", " ")
  for (const part of ["Rechnungskorrektur", `Zu Rechnung Nr. ${origin.number} vom`, "Falscher Preis", "-89,99 €"])
    expect(text).toContain(part)
  expect(text).not.toContain("Zahlbar bis")
  const letter = (await admin.get("/api/invoice/letter", { id: invoice.id })).body
  expect(letter).toMatchObject({
    subject: `Rechnungskorrektur ${number} von Lindqvist & Daughters Oy`,
    file: `Rechnungskorrektur-${number}.pdf`,
  })
  expect(letter.message).toContain(String(origin.number))
})
