import { money } from "@/lib/core/money"
import { type Caller, client, nobody, stranger } from "../support/api"
import { contents } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { pdfText } from "../support/pdf-text"
import { addInvoice, sampleLine } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const pdf = async (id: number) => (await admin.get("/api/invoice/pdf", { id })).body as Uint8Array
const lines = [
  { item: "Łódź box, žluťoučký", qty: 3, unitPriceMinor: 33_333, discount: 1000, vatRate: 1900 },
  { item: "Freight", description: "by rail", qty: 1.5, unitPriceMinor: 1234, vatRate: 700 },
  { item: "Returned", qty: 2, unitPriceMinor: -105, vatRate: 1900 },
]

test.each([
  ["en", 1],
  ["de", 2],
  ["fr", 4],
  ["pt", 5],
])("the PDF in %s has the amounts of the invoice, to the cent", async (language, clientId) => {
  await admin.post(`${apps}/update-client`, { client: { id: clientId, language } })
  const { invoice } = await addInvoice({ clientId, currency: "EUR", lines, showsPaymentStub: true })
  await admin.post(`${apps}/record-payment`, { id: invoice.id, amountMinor: 5000 })
  const document = await details(invoice.id)
  expect(document.language).toBe(language)
  const written = pdfText(await pdf(invoice.id)).split("\n")
  const sums = [document.netMinor, document.totalMinor, -document.paidMinor, document.balanceMinor]
  const rows = [...document.lines, ...document.vatSummary]
  const amounts = [
    ...sums,
    ...rows.map((row) => row.netMinor),
    ...document.vatSummary.map((row: { vatMinor: number }) => row.vatMinor),
  ]
  const text = written.join("\n")
  for (const amount of amounts) expect(text).toContain(money(amount, "EUR", language).replaceAll("\u202f", "\u00a0"))
  // Characters from another subset of the typeface are separate pieces of text.
  expect(written.join("")).toContain("Łódź box, žluťoučký")
  expect(text).toContain(document.number)
  expect(text).not.toMatch(/[?\0]/)
})

test("the same invoice gives the same bytes, as download or inline, and is revalidated by its ETag", async () => {
  const { invoice } = await addInvoice({ invoiceStatus: "Sent", clientId: 1 })
  expect(Buffer.from(await pdf(invoice.id)).equals(Buffer.from(await pdf(invoice.id)))).toBe(true)
  const { headers } = await admin.get("/api/invoice/pdf", { id: invoice.id })
  expect(headers.get("content-type")).toBe("application/pdf")
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''\w+-\d{4}-\d{4}\.pdf$/)
  const shown = await admin.get("/api/invoice/pdf", { id: invoice.id, inline: "true" })
  expect(shown.headers.get("content-disposition")).toMatch(/^inline/)
  const again = { search: `?id=${invoice.id}`, headers: { "if-none-match": headers.get("etag") as string } }
  expect((await admin.send("/api/invoice/pdf", again)).status).toBe(304)
  await admin.post(`${apps}/record-payment`, { id: invoice.id, amountMinor: 1 })
  expect((await admin.send("/api/invoice/pdf", again)).status).toBe(200)
})

test("two hundred lines span several pages and repeat the column titles on each", async () => {
  const many = Array.from({ length: 200 }, (_, i) => ({ ...sampleLine, item: `Line ${i + 1}` }))
  const { invoice } = await addInvoice({ lines: many })
  const text = pdfText(await pdf(invoice.id))
  for (const { item } of many) expect(text).toContain(item)
  const pages = Number(/ of (\d+)$|de (\d+)$/m.exec(text)?.slice(1).find(Boolean))
  expect(pages).toBeGreaterThan(3)
})

test("reading the PDF changes nothing; noting a download only changes the status of a draft", async () => {
  const { invoice, version } = await addInvoice()
  const before = await contents()
  await pdf(invoice.id)
  expect(await contents()).toEqual(before)
  const mark = (id: number) => admin.post(`${apps}/mark-downloaded`, { id })
  expect((await mark(invoice.id)).body).toEqual({ id: invoice.id })
  expect(await details(invoice.id)).toMatchObject({ status: "Downloaded", version })
  await admin.post(`${apps}/update-invoice`, { invoice: { id: invoice.id, version, invoiceStatus: "Sent" } })
  await mark(invoice.id)
  expect((await details(invoice.id)).status).toBe("Sent")
  expect((await mark(99_999)).status).toBe(404)
})

test("the proposed e-mail is in the client's language and has the PDF attached", async () => {
  await admin.post(`${apps}/update-client`, { client: { id: 2, language: "de" } })
  const { invoice, totalMinor } = await addInvoice({ clientId: 2, currency: "EUR" })
  const { body } = await admin.get("/api/invoice/letter", { id: invoice.id })
  expect(body).toMatchObject({
    to: invoice.client.companyEmail,
    subject: "Rechnung {number} von Lindqvist & Daughters Oy",
    file: "Rechnung-Entwurf.pdf",
  })
  expect(body.message).toContain(money(totalMinor, "EUR", "de"))
  captureLog()
  await admin.post(`${apps}/send-invoice`, { id: invoice.id, subject: body.subject, message: body.message })
  const { number } = await details(invoice.id)
  expect(mailTo(invoice.client.companyEmail)).toMatchObject({
    files: [`Rechnung-${number}-factur-x.pdf`],
    subject: `Rechnung ${number} von Lindqvist & Daughters Oy`,
  })
})

test("several are sent with the default e-mail, all or none", async () => {
  const ids = [(await addInvoice()).invoice.id, (await addInvoice({ clientId: 3 })).invoice.id]
  const log = captureLog()
  expect((await admin.post(`${apps}/send-invoices`, { invoiceIds: ids })).body).toEqual({ ids, state: "logged" })
  expect(log.filter((line) => line.outbox)).toHaveLength(2)
  const before = await contents()
  expect((await admin.post(`${apps}/send-invoices`, { invoiceIds: [ids[0], 99_999] })).status).toBe(404)
  expect((await admin.post(`${apps}/send-invoices`, { invoiceIds: Array(101).fill(1) })).status).toBe(422)
  expect(await contents()).toEqual(before)
})

test("the salesperson can be set, changed and removed, and is notified of payments recorded by others", async () => {
  const { invoice, version } = await addInvoice({ salespersonId: 3 })
  expect((await details(invoice.id)).salesperson).toMatchObject({ id: 3 })
  const update = (body: object) => admin.post(`${apps}/update-invoice`, { invoice: { id: invoice.id, ...body } })
  expect((await update({ version, salespersonId: 99_999 })).body.error).toHaveProperty("salespersonId")
  expect((await details(invoice.id)).version).toBe(version)
  const mine = async (salespersonId: number) => (await admin.get("/api/invoice/list", { salespersonId })).body
  expect((await mine(3)).invoices[0].id).toBe(invoice.id)
  expect((await update({ version, salespersonId: null })).body.salesperson).toBeNull()
  expect((await mine(3)).invoices.map(({ id }: { id: number }) => id)).not.toContain(invoice.id)
  expect((await admin.get("/api/invoice/salespeople")).body.people).toContainEqual(expect.objectContaining({ id: 3 }))
})

test("changes of a client are merged; an unknown one is 404, invalid input 422", async () => {
  const change = (body: object) => admin.post(`${apps}/update-client`, { client: body })
  const { status, body } = await change({ id: 6, language: "pt", contact: "+351 2" })
  expect([status, body.client]).toEqual([200, expect.objectContaining({ id: 6, language: "pt", contact: "+351 2" })])
  expect((await change({ id: 99_999, name: "x" })).status).toBe(404)
  for (const wrong of [{ name: "" }, { companyEmail: "x" }, { language: "xx" }])
    expect((await change({ id: 6, ...wrong })).status).toBe(422)
})

test("signed-out callers, client accounts and other workspaces get none of it", async () => {
  const paths = ["list", "sums", "salespeople", "pdf?id=4990", "letter?id=4990"]
  const limited = await client("client")
  const elsewhere = await stranger()
  for (const path of paths) {
    const [name = "", id] = path.split("?id=")
    const query = id ? { id } : {}
    expect((await nobody.get(`/api/invoice/${name}`, query)).status).toBe(401)
    expect((await limited.get(`/api/invoice/${name}`, query)).status).toBe(403)
  }
  const { invoice } = await addInvoice()
  for (const call of ["pdf", "letter"])
    expect((await elsewhere.get(`/api/invoice/${call}`, { id: invoice.id })).status).toBe(404)
  for (const call of ["send-invoices", "mark-downloaded", "update-client"]) {
    const body = { invoiceIds: [invoice.id], id: invoice.id, client: { id: 1, name: "x" } }
    expect((await nobody.post(`${apps}/${call}`, body)).status).toBe(401)
    expect((await limited.post(`${apps}/${call}`, body)).status).toBe(403)
  }
  expect((await elsewhere.post(`${apps}/mark-downloaded`, { id: invoice.id })).status).toBe(404)
})
