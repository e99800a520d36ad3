import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { embeddedInvoice } from "@/lib/features/supplier-bills/service/embedded"
import { type Caller, client, nobody, stranger } from "../support/api"
import { problems } from "../support/cash-shop"

// Invoices as files. How they are written is tested without a database.

const path = "/api/v1/invoices/{id}/document"
let admin: Caller
let clientId: number
let businessId: number

const buyer = {
  ...{ name: "Kai Wenzel", company: "Wenzel GmbH", companyEmail: "kai@wenzel.example", contact: "+49 30 1234" },
  ...{ address: "Torstraße 12, 10119 Berlin", country: "Germany", language: "de" },
}
const seller = {
  ...{ legalName: "Lindqvist & Sons Oy", country: "FI", currency: "EUR", vatNumber: "FI20774740", state: "active" },
  ...{ street: "Mannerheimintie 1", postcode: "00100", city: "Helsinki" },
  bankAccount: { name: "Bank", iban: "FI21 1234 5600 0007 85", bic: "NDEAFIHH" },
}
const billing = { contact: "+358 9 1234", email: "office@lindqvist.example" }
const lines = [
  { item: "Notebook", qty: 3, unitPriceMinor: 333, discount: 1000, vatRate: 2550 },
  { item: "Pens & ink", qty: 1.5, unitPriceMinor: 1999, vatRate: 1400 },
  { item: "Returned box", qty: 1, unitPriceMinor: -500, vatRate: 2550 },
]

beforeAll(async () => {
  admin = await client("admin")
  await admin.post("/apps/invoice/update-billing", { billing })
  businessId = (await admin.post("/api/v1/businesses", seller)).body.id
  clientId = (await admin.post("/apps/invoice/add-client", { client: buyer })).body.client.id
})

async function issue(values: object = {}, invoiceStatus = "Sent"): Promise<number> {
  const invoice = { clientId, currency: "EUR", businessId, lines, invoiceStatus, ...values }
  const { status, body } = await admin.post("/apps/invoice/add-invoice", { invoice })
  expect(status).toBe(201)
  return body.invoice.id
}
const file = (id: number, format: string, who = admin) => who.get(path, { format }, { id: String(id) })

test("an invoice as CII has the amounts of the invoice", async () => {
  const id = await issue({ note: "Danke & bis bald" })
  const { body: shown } = await admin.get("/api/invoice/details", { id })
  const { status, body, headers } = await file(id, "cii")
  expect([status, headers.get("content-type")]).toEqual([200, "application/xml"])
  const { invoice } = readEInvoice(body)
  const { totals } = invoice
  expect([totals.net, totals.vat, totals.gross].map(Number)).toEqual([shown.netMinor, shown.vatMinor, shown.totalMinor])
  expect(invoice.lines.map(({ net }) => Number(net))).toEqual(
    shown.lines.map((line: { netMinor: number }) => line.netMinor),
  )
  expect(invoice.lines.map(({ quantity }) => quantity.units < 0n)).toEqual([false, false, true])
  expect(invoice.seller).toMatchObject({
    name: seller.legalName,
    city: "Helsinki",
    country: "FI",
    vatNumber: "FI20774740",
  })
  expect(invoice.buyer).toMatchObject({ name: "Wenzel GmbH", city: "Berlin", postcode: "10119", country: "DE" })
  expect(invoice.payment).toMatchObject({ means: "58", iban: "FI2112345600000785" })
  expect(invoice.notes).toContain("Danke & bis bald")
})

test("Factur-X is a PDF/A-3 with the same CII in it", async () => {
  const id = await issue()
  const { body: pdf, headers } = await file(id, "factur-x")
  const text = Buffer.from(pdf).toString("latin1")
  expect(headers.get("content-type")).toBe("application/pdf")
  expect(text).toMatch(/^%PDF-1\.7/)
  for (const part of [
    "pdfaid:part>3<",
    "/AFRelationship /Alternative",
    "/AF [",
    "GTS_PDFA1",
    "fx:ConformanceLevel>EN 16931<",
  ])
    expect(text).toContain(part)
  expect(text).toContain("<rdf:li>Lindqvist &amp; Sons Oy</rdf:li>")
  const embedded = embeddedInvoice(pdf) as Uint8Array
  expect(Buffer.from(embedded).toString()).toBe(Buffer.from((await file(id, "cii")).body).toString())
  expect(Buffer.from((await file(id, "pdf")).body).toString("latin1")).not.toContain("GTS_PDFA1")
})

test("a credit note is one of type 381 with positive amounts, and names its invoice", async () => {
  const id = await issue()
  const { body: credited } = await admin.post("/apps/invoice/credit-invoice", { id, reason: "Wrong goods" })
  const { invoice } = readEInvoice((await file(credited.invoice.id, "cii")).body)
  const { body: shown } = await admin.get("/api/invoice/details", { id })
  expect([invoice.kind, Number(invoice.totals.gross)]).toEqual(["credit-note", shown.totalMinor])
  expect(invoice.corrects?.number).toBe(String(shown.number))
})

test("XRechnung names the client's reference, and the contact of the seller", async () => {
  const id = await issue({ buyerReference: "04011000-12345-03", documentDiscountMinor: 100 })
  const { status, body } = await file(id, "ubl")
  expect(status).toBe(200)
  expect(new TextDecoder().decode(body)).toContain("xrechnung_3.0")
  const { invoice, syntax } = readEInvoice(body)
  expect([syntax, invoice.buyerReference]).toEqual(["ubl", "04011000-12345-03"])
  expect(invoice.seller.contact).toMatchObject({ phone: billing.contact, email: billing.email })
  expect(invoice.totals.allowances).toBe(100n)
})

test("XRechnung is refused with the fields that it lacks", async () => {
  const poor = await admin.post("/apps/invoice/add-client", {
    client: { name: "A", companyEmail: "a@b.example", country: "Germany", address: "Somewhere" },
  })
  const id = await issue({ clientId: poor.body.client.id })
  const refused = await file(id, "ubl")
  expect(refused.status).toBe(422)
  expect(Object.keys(problems(refused)).sort()).toEqual(["buyer.address", "buyerReference"])
  expect(problems(refused).buyerReference).toContain("Leitweg-ID")
})

test("drafts and void invoices have no e-invoice, others may not read it", async () => {
  const draft = await issue({}, "Draft")
  expect((await file(draft, "pdf")).status).toBe(200)
  expect((await file(draft, "factur-x")).status).toBe(409)
  const id = await issue()
  expect((await file(id, "docx")).status).toBe(422)
  expect((await file(id, "cii", nobody)).status).toBe(401)
  expect((await file(id, "cii", await stranger())).status).toBe(404)
})
