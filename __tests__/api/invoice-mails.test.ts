import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { embeddedInvoice } from "@/lib/features/supplier-bills/service/embedded"
import { client } from "../support/api"
import { query } from "../support/facts"
import { act, add, box, details, type Trader, trader } from "../support/invoice-books"
import { serve, stopServing } from "../support/smtp"

// Invoices by mail as e-invoices, and the formats that an invoice can be had in.

const letter = { subject: "Invoice {number}", message: "Here it is." }
const iban = { bankAccount: { name: "Bank", iban: "FI21 1234 5600 0007 85", bic: "NDEAFIHH" } }
const place = { street: "Mannerheimintie 1", postcode: "00100", city: "Helsinki" }

let shop: Trader
beforeAll(async () => {
  // The administrator's address is confirmed, so they may send mail.
  const admin = await client("admin")
  const names = { legalName: "Kirja Oy", country: "FI", currency: "EUR", state: "active", vatNumber: "FI01120389" }
  const business = (await admin.post("/api/v1/businesses", { ...names, ...iban, ...place })).body.id
  const buyer = { name: "Anna", company: "Kauppa", companyEmail: "anna@kauppa.example", country: "Germany" }
  const { client: made } = (await admin.post("/apps/invoice/add-client", { client: buyer })).body
  shop = { admin: { ...admin, user: {} }, business, clientId: made.id }
  await act(shop, "update-billing", { billing: { contact: "+358 9 1234", email: "office@kirja.example" } })
})
beforeEach(() => serve())
afterEach(stopServing)

const change = (client: object) => act(shop, "update-client", { client: { id: shop.clientId, ...client } })
const formats = async (id: number) =>
  (await shop.admin.get("/api/v1/invoices/{id}/formats", {}, { id: String(id) })).body
const files = (id: number) =>
  query<{ name: string; content: Uint8Array }>(`select f.file_name as name, f.content from mail_outbox_files f
    join mail_outbox m on m.id = f.mail_id where m.kind = 'invoice' and m.record_id = ${id} order by f.position`)
const draft = async (more: object = {}): Promise<number> => {
  const { status, body } = await add(shop, { businessId: shop.business, ...more })
  expect(status).toBe(201)
  return body.invoice.id
}

test("without a choice, a German company gets a Factur-X, and an authority an XRechnung", async () => {
  await change({ address: "Torstraße 12, 10119 Berlin" })
  const id = await draft()
  expect(await formats(id)).toMatchObject({ preferred: "factur-x", business: shop.business })
  const reference = await draft({ buyerReference: "04011000-12345-03" })
  expect((await formats(reference)).preferred).toBe("ubl")
  const sent = await act(shop, "send-invoice", { id, ...letter })
  expect([sent.status, sent.body.status]).toEqual([200, "Sent"])
  const [file, more] = await files(id)
  expect([file?.name, more]).toEqual([expect.stringMatching(/-factur-x\.pdf$/), undefined])
  const { invoice } = readEInvoice(embeddedInvoice(file?.content as Uint8Array) as Uint8Array)
  expect(invoice.number).toBe(sent.body.number)
})

test("a chosen format is attached beside the PDF; what it lacks is named and nothing is issued", async () => {
  await change({ address: "Torstraße 12, 10119 Berlin", buyerReference: "" })
  const id = await draft()
  const missing = (await formats(id)).data.find(({ format }: { format: string }) => format === "ubl").missing
  expect(missing).toEqual([{ field: "buyerReference", message: "eBuyerReference" }])
  const refused = await act(shop, "send-invoice", { id, ...letter, format: "ubl" })
  expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["buyerReference"]])
  expect(await details(shop, id)).toMatchObject({ isIssued: false, number: null, delivery: null })
  await change({ buyerReference: "PO 7" })
  expect((await act(shop, "send-invoice", { id, ...letter, format: "ubl" })).status).toBe(200)
  const [pdf, xml] = await files(id)
  expect([pdf?.name, xml?.name]).toEqual([expect.stringMatching(/\.pdf$/), expect.stringMatching(/-xrechnung\.xml$/)])
  expect(readEInvoice(xml?.content as Uint8Array).invoice.buyerReference).toBe("PO 7")
})

test("several at once follow the format of each client", async () => {
  await change({ invoiceFormat: "cii" })
  const id = await draft()
  expect((await act(shop, "send-invoices", { invoiceIds: [id] })).status).toBe(200)
  expect((await files(id)).map(({ name }) => name.replace(/.*-/, ""))).toEqual([expect.any(String), "cii.xml"])
  await change({ invoiceFormat: "pdf" })
  const plain = await draft()
  await act(shop, "send-invoices", { invoiceIds: [plain] })
  expect(await files(plain)).toHaveLength(1)
  await change({ invoiceFormat: "auto" })
})

test("a small business can't show VAT, and its invoices name the law", async () => {
  const small = await trader({ vatScheme: "exempt", ...iban })
  const taxed = (await add(small, { businessId: small.business })).body.invoice.id
  const refused = await act(small, "mark-downloaded", { id: taxed })
  expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["lines.0.vatRate"]])
  const lines = [box(1000, { vatCategory: "E" })]
  const { invoice } = (await add(small, { businessId: small.business, lines, invoiceStatus: "Sent" })).body
  const shown = await details(small, invoice.id)
  expect(shown.vatReasons).toEqual([{ category: "E", text: "No VAT charged: scheme for small businesses (AVL 3 §)." }])
  expect([shown.vatMinor, shown.totalMinor]).toEqual([0, 1000])
})

test("the client's VAT number stays as it was when the invoice was issued", async () => {
  await change({ vatNumber: "DE136695976" })
  const lines = [box(1000, { vatCategory: "AE" })]
  const { invoice } = (await add(shop, { businessId: shop.business, lines, invoiceStatus: "Sent" })).body
  await change({ vatNumber: "DE811907980" })
  const shown = await details(shop, invoice.id)
  expect([shown.printedVatNumber, shown.vatReasons[0].category]).toEqual(["DE136695976", "AE"])
  const cii = await shop.admin.get("/api/v1/invoices/{id}/document", { format: "cii" }, { id: String(invoice.id) })
  expect(readEInvoice(cii.body).invoice.buyer.vatNumber).toBe("DE136695976")
})
