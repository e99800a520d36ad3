import sharp from "sharp"
import { type Caller, stranger } from "../support/api"
import { v1 } from "../support/books-api"

// The business that issues an invoice, and what the invoice says about it.

let admin: Caller
let clientId: number

beforeEach(async () => {
  admin = await stranger()
  const client = { name: "Anna", company: "Kauppa", companyEmail: "anna@kauppa.example" }
  clientId = (await admin.post("/apps/invoice/add-client", { client })).body.client.id
  const billing = { company: "Typed details", iban: "typed", email: "office@typed.example" }
  await admin.post("/apps/invoice/update-billing", { billing })
})

async function business(legalName: string, more: object = {}) {
  const values = { legalName, country: "FI", currency: "EUR", state: "active", ...more }
  const made = await admin.post(`${v1}/businesses`, values)
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  return made.body
}
const invoice = (more: object = {}) =>
  admin.post("/apps/invoice/add-invoice", {
    invoice: { clientId, lines: [{ item: "Box", qty: 1, unitPriceMinor: 100 }], ...more },
  })
const document = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const bank = { bankAccount: { name: "Nordea", iban: "FI21 1234 5600 0007 85", bic: "NDEAFIHH" } }

test("without a business an invoice has the workspace's details, with one the business's, and among several one has to be chosen before it is issued", async () => {
  const before = (await invoice()).body
  expect([before.businessId, before.billing.company, before.billing.iban]).toEqual([null, "Typed details", "typed"])
  const one = await business("Kirja Oy", { street: "Katu 1", postcode: "00100", city: "Helsinki", ...bank })
  const only = (await invoice()).body
  expect(only.businessId).toBe(one.id)
  expect(only.billing).toMatchObject({
    ...{ company: "Kirja Oy", address: "Katu 1, 00100 Helsinki", email: "office@typed.example", country: "Finland" },
    ...{ bankName: "Nordea", iban: "FI2112345600000785", swiftCode: "NDEAFIHH" },
  })
  expect((await document(before.invoice.id)).billing.company).toBe("Typed details")
  const two = await business("Buch GmbH", { country: "DE" })
  // Among several, that of the newest invoice is proposed.
  expect((await invoice()).body.businessId).toBe(one.id)
  const open = (await invoice({ businessId: null })).body
  expect(open.businessId).toBeNull()
  const issued = await admin.post("/apps/invoice/mark-downloaded", { id: open.invoice.id })
  expect([issued.status, Object.keys(issued.body.error)]).toEqual([422, ["businessId"]])
  const chosen = (await invoice({ businessId: two.id })).body
  // A business without a bank account doesn't ask for money on somebody else's.
  expect([chosen.billing.company, chosen.billing.iban]).toEqual(["Buch GmbH", ""])
  const { sellers } = (await admin.get("/api/invoice/sellers")).body
  expect(sellers.map(({ name }: { name: string }) => name)).toEqual(["Buch GmbH", "Kirja Oy"])
})

test("an issued invoice keeps the details of its business as they were, a draft follows them", async () => {
  const one = await business("Before Oy", { vatNumber: "FI01120389", ...bank })
  const draft = (await invoice()).body
  const issued = (await invoice({ invoiceStatus: "Sent" })).body
  const change = { legalName: "After Oy", companyNumber: "0112038-9" }
  expect((await admin.patch(`${v1}/businesses/{id}`, change, { id: String(one.id) })).status).toBe(200)
  expect((await document(draft.invoice.id)).billing).toMatchObject({ company: "After Oy", companyNumber: "0112038-9" })
  const kept = (await document(issued.invoice.id)).billing
  expect(kept).toMatchObject({ company: "Before Oy", vatNumber: "FI01120389", companyNumber: "" })
  const note = await admin.post("/apps/invoice/credit-invoice", { id: issued.invoice.id, reason: "Returned" })
  expect([note.body.businessId, note.body.billing.company]).toEqual([one.id, "Before Oy"])
})

test("a draft business, or one of another workspace, issues no invoices", async () => {
  const draft = await business("Draft Oy", { state: "draft" })
  expect((await invoice()).body.businessId).toBeNull()
  const refused = await invoice({ businessId: draft.id })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain("businessId")
  const made = (await invoice()).body
  const update = { invoice: { id: made.invoice.id, version: made.version, businessId: draft.id } }
  expect((await admin.post("/apps/invoice/update-invoice", update)).status).toBe(422)
})

test("the PDF has the logo of the business", async () => {
  const pdf = async (id: number) => (await admin.get("/api/invoice/pdf", { id })).body as Uint8Array
  const one = await business("Logo Oy")
  const { id } = (await invoice()).body.invoice
  const images = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Subtype \/Image/g)?.length ?? 0
  expect(images(await pdf(id))).toBe(0)
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#0f766e" } })
    .png()
    .toBuffer()
  const { logo } = (
    await admin.send(`${v1}/business-logos`, {
      method: "POST",
      body: picture as unknown as BodyInit,
      headers: { "content-type": "image/png" },
    })
  ).body
  await admin.patch(`${v1}/businesses/{id}`, { logo }, { id: String(one.id) })
  expect(images(await pdf(id))).toBe(1)
})
