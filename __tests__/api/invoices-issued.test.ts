import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { pdfText } from "../support/pdf-text"
import { addInvoice, sampleLine } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const post = (call: string, body: object) => admin.post(`${apps}/${call}`, body)
const update = (invoice: object) => post("update-invoice", { invoice })
const listed = async (query: object) =>
  (await admin.get("/api/invoice/list", { perPage: 1000, ...query })).body.invoices.map(({ id }: { id: number }) => id)

const issues: [string, (id: number) => Promise<unknown>][] = [
  ["added as sent", () => Promise.resolve()],
  ["downloaded", (id) => post("mark-downloaded", { id })],
  ["partly paid", (id) => post("record-payment", { id, amountMinor: 100 })],
]
test.each(issues)("an invoice that is %s is locked: an edit is a 409 and writes nothing", async (name, issue) => {
  const { invoice } = await addInvoice(name === "added as sent" ? { invoiceStatus: "Sent" } : {})
  await issue(invoice.id)
  const { version, isIssued } = await details(invoice.id)
  expect(isIssued).toBe(true)
  const before = await contents()
  for (const change of [{ note: "x" }, { lines: [sampleLine] }, { salespersonId: null }, { invoiceStatus: "Draft" }]) {
    const { status, body } = await update({ id: invoice.id, version, ...change })
    expect([change, status, body.code]).toEqual([change, 409, "conflict"])
  }
  expect(await contents()).toEqual(before)
  expect((await update({ id: invoice.id, version, note: "x" })).body.error).toContain("credit note")
})

test("an issued invoice can still be marked as sent or downloaded", async () => {
  const { invoice, version } = await addInvoice({ invoiceStatus: "Downloaded" })
  const sent = await update({ id: invoice.id, version, invoiceStatus: "Sent" })
  expect([sent.status, sent.body.status, sent.body.version]).toEqual([200, "Sent", version + 1])
  expect((await update({ id: invoice.id, version, invoiceStatus: "Downloaded" })).status).toBe(409)
})

test("of an edit and a payment at the same time, the edit never changes an issued invoice", async () => {
  const { invoice, version } = await addInvoice()
  const [edit] = await Promise.all([
    update({ id: invoice.id, version, lines: [{ ...sampleLine, qty: 1 }] }),
    post("record-payment", { id: invoice.id, amountMinor: 100 }),
  ])
  const { totalMinor, lines } = await details(invoice.id)
  expect([totalMinor, lines[0].qty]).toEqual(edit.status === 200 ? [1543, 1] : [15_425, 10])
})

test("an issued invoice keeps client, seller and language; a draft follows them", async () => {
  const { client: made } = (
    await post("add-client", { client: { name: "Nora Holm", companyEmail: "nora@holm.example", language: "de" } })
  ).body
  const draft = (await addInvoice({ clientId: made.id })).invoice.id
  const issued = (await addInvoice({ clientId: made.id, invoiceStatus: "Sent" })).invoice.id
  const { billing } = await details(issued)
  await post("update-client", { client: { id: made.id, name: "Nora Berg", language: "fr" } })
  expect(await details(issued)).toMatchObject({ client: { name: "Nora Holm" }, language: "de", billing })
  expect(await details(draft)).toMatchObject({
    client: { name: "Nora Berg" },
    language: "fr",
  })
})

test("deleting an issued invoice voids it: it leaves the API's list and stays under Void with its number", async () => {
  const { invoice } = await addInvoice()
  await post("record-payment", { id: invoice.id, amountMinor: 500 })
  const before = await details(invoice.id)
  const { number } = before
  const gone = await admin.delete(`${apps}/delete`, { id: invoice.id })
  expect([gone.status, gone.body]).toEqual([200, { id: invoice.id }])
  const ids = (await admin.get(`${apps}/invoices`)).body.allData.map(({ id }: { id: number }) => id)
  expect(ids).not.toContain(invoice.id)
  expect((await admin.get("/api/invoice/invoices/{id}", {}, { id: String(invoice.id) })).status).toBe(404)
  expect(await listed({})).not.toContain(invoice.id)
  expect(await listed({ status: "Void" })).toContain(invoice.id)
  expect(await details(invoice.id)).toMatchObject({ number, status: "Void", payments: [{ amountMinor: 500 }] })
  expect((await addInvoice({ invoiceStatus: "Sent" })).number > number).toBe(true)
  const printed = pdfText((await admin.get("/api/invoice/pdf", { id: invoice.id })).body)
  expect(printed).toContain("ANULADA")
  // Everything but a refund treats it as deleted.
  expect((await admin.delete(`${apps}/delete`, { id: invoice.id })).status).toBe(404)
  const refused: [string, object][] = [
    ["record-payment", { amountMinor: 1 }],
    ["credit-invoice", { reason: "x" }],
    ["send-invoice", { subject: "x", message: "x" }],
    ["send-invoices", { invoiceIds: [invoice.id] }],
    ["update-invoice", { invoice: { id: invoice.id, version: before.version + 1, note: "x" } }],
  ]
  for (const [call, body] of refused)
    expect([call, (await post(call, { id: invoice.id, ...body })).status]).toEqual([call, 409])
  expect((await post("record-refund", { id: invoice.id, amountMinor: 500, note: "Void" })).status).toBe(201)
})

test("a void can be undone within the hour, and not later", async () => {
  const { invoice } = await addInvoice({ invoiceStatus: "Sent" })
  const before = await details(invoice.id)
  await admin.delete(`${apps}/delete`, { id: invoice.id })
  const back = await post("restore-invoices", { invoiceIds: [invoice.id] })
  expect([back.status, back.body.invoices]).toEqual([200, [before.invoice]])
  // It is in the books again by an entry of its own.
  const after = await details(invoice.id)
  expect(after).toEqual({ ...before, version: before.version + 2, entryId: after.entryId })
  expect(after.entryId).not.toBe(before.entryId)
  await admin.delete(`${apps}/delete`, { id: invoice.id })
  await query(
    `update invoices set voided_at = now() - interval '61 minutes' where workspace_id = 1 and id = ${invoice.id}`,
  )
  expect((await post("restore-invoices", { invoiceIds: [invoice.id] })).status).toBe(404)
  expect((await details(invoice.id)).status).toBe("Void")
})

test("drafts and issued invoices are deleted and voided together, and restored together", async () => {
  const ids = [(await addInvoice()).invoice.id, (await addInvoice({ invoiceStatus: "Sent" })).invoice.id]
  expect((await post("delete-invoices", { invoiceIds: ids })).body).toEqual({ ids })
  expect((await details(ids[0])).code).toBe("not_found")
  expect((await details(ids[1])).status).toBe("Void")
  const before = await contents()
  expect((await post("restore-invoices", { invoiceIds: [...ids, 99_999] })).status).toBe(404)
  expect(await contents()).toEqual(before)
  expect((await post("restore-invoices", { invoiceIds: ids })).status).toBe(200)
})

test("the totals count void invoices and credit notes by themselves", async () => {
  const client = { name: "Only Here", companyEmail: "only@here.example" }
  const { client: made } = (await post("add-client", { client })).body
  const { invoice } = await addInvoice({ invoiceStatus: "Sent", clientId: made.id })
  await post("credit-invoice", { id: invoice.id, reason: "Wrong" })
  const spare = (await addInvoice({ invoiceStatus: "Sent", clientId: made.id })).invoice.id
  await admin.delete(`${apps}/delete`, { id: spare })
  const { sums } = (await admin.get("/api/invoice/sums", { withVoid: "true", clientId: made.id })).body
  expect(sums).toEqual(
    expect.arrayContaining([
      { status: "Credited", currency: "EUR", amount: 1, totalMinor: 15_425, balanceMinor: 0 },
      { status: "Credit Note", currency: "EUR", amount: 1, totalMinor: -15_425, balanceMinor: 0 },
      { status: "Void", currency: "EUR", amount: 1, totalMinor: 15_425, balanceMinor: 15_425 },
    ]),
  )
})

test("signed-out callers, client accounts and other workspaces can't credit", async () => {
  const { invoice } = await addInvoice({ invoiceStatus: "Sent" })
  const body = { id: invoice.id, reason: "x" }
  expect((await nobody.post(`${apps}/credit-invoice`, body)).status).toBe(401)
  expect((await (await client("client")).post(`${apps}/credit-invoice`, body)).status).toBe(403)
  expect((await (await stranger()).post(`${apps}/credit-invoice`, body)).status).toBe(404)
})
