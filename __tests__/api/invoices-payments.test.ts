import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { addInvoice } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const pay = (id: number, amountMinor: number, more: object = {}) =>
  admin.post(`${apps}/record-payment`, { id, amountMinor, ...more })
const box = (unitPriceMinor: number) => ({ lines: [{ item: "Box", qty: 1, unitPriceMinor }], currency: "EUR" })

test("payments update balance and status", async () => {
  const { invoice, version } = await addInvoice({ lines: [{ item: "Box", qty: 1, unitPriceMinor: 50_000 }] })
  const part = await pay(invoice.id, 20_000)
  expect(part.status).toBe(201)
  expect(part.body).toMatchObject({ paidMinor: 20_000, balanceMinor: 30_000, version: version + 1 })
  expect(part.body.invoice).toMatchObject({ invoiceStatus: "Partial Payment", balance: "€300" })
  expect((await pay(invoice.id, 30_000)).body.invoice).toMatchObject({ invoiceStatus: "Paid", balance: 0 })
  const over = (await pay(invoice.id, 20_500, { allowOverpayment: true })).body
  expect(over.invoice).toMatchObject({ invoiceStatus: "Paid", balance: "-€205" })
  expect(over.payments.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([20_000, 30_000, 20_500])
  for (const amount of [0, -1, 1.5, 2 ** 53]) expect((await pay(invoice.id, amount)).status).toBe(422)
})

test("a payment that exceeds the balance due is an error at the amount, unless it is allowed", async () => {
  const { invoice } = await addInvoice(box(25_691))
  const before = await contents()
  const over = await pay(invoice.id, 30_000)
  expect([over.status, over.body.error]).toEqual([
    422,
    { amountMinor: ["This is 43.09\u00a0EUR more than the balance due. Check the amount."] },
  ])
  expect(await contents()).toEqual(before)
  expect((await pay(invoice.id, 30_000, { allowOverpayment: true })).body.balanceMinor).toBe(-4309)
  // The balance is zero, so all of the next payment is too much.
  expect((await pay(invoice.id, 100)).body.error.amountMinor[0]).toContain("1.00")
})

test("two people who saw the same version can't record the same payment twice", async () => {
  const { invoice, version } = await addInvoice(box(20_000))
  const answers = await Promise.all([pay(invoice.id, 5000, { version }), pay(invoice.id, 5000, { version })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("conflict")
  expect(await details(invoice.id)).toMatchObject({ paidMinor: 5000, payments: [{ amountMinor: 5000 }] })
})

test("a payment can be corrected; a stale correction is a 409, one above the balance needs permission", async () => {
  const { invoice } = await addInvoice(box(20_000))
  const { version, payments } = (await pay(invoice.id, 5000)).body
  const change = (body: object) =>
    admin.post(`${apps}/change-payment`, { id: invoice.id, paymentId: payments[0].id, version, ...body })
  const changed = await change({ amountMinor: 6000, method: "card", paidDate: "2026-01-02" })
  expect([changed.status, changed.body.paidMinor, changed.body.payments[0]]).toEqual([
    200,
    6000,
    expect.objectContaining({ amountMinor: 6000, method: "card", paidDate: "2026-01-02", note: "" }),
  ])
  expect((await change({ amountMinor: 1 })).status).toBe(409)
  const now = changed.body.version
  expect((await change({ version: now, amountMinor: 20_001 })).body.error).toHaveProperty("amountMinor")
  const over = await change({ version: now, amountMinor: 20_001, allowOverpayment: true })
  expect(over.body).toMatchObject({ balanceMinor: -1, status: "Paid" })
  // An overpayment that was allowed isn't asked about again when something else is corrected.
  expect((await change({ version: over.body.version, note: "By mistake" })).status).toBe(200)
  expect((await change({ paymentId: 99_999, version: over.body.version + 1 })).status).toBe(404)
})

test("a refund has a reason, is negative, and is at most what was paid", async () => {
  const { invoice } = await addInvoice(box(20_000))
  await pay(invoice.id, 20_000)
  const refund = (body: object) => admin.post(`${apps}/record-refund`, { id: invoice.id, ...body })
  expect((await refund({ amountMinor: 100, note: " " })).body.error).toHaveProperty("note")
  const tooMuch = await refund({ amountMinor: 20_001, note: "Returned" })
  expect(tooMuch.body.error.amountMinor[0]).toContain("200.00")
  const { status, body } = await refund({ amountMinor: 5000, note: "One came back" })
  expect([status, body.paidMinor, body.balanceMinor, body.status]).toEqual([201, 15_000, 5000, "Partial Payment"])
  expect(body.payments[1]).toMatchObject({ kind: "refund", amountMinor: -5000, note: "One came back" })
  const change = (paymentId: number, amountMinor: number, version: number) =>
    admin.post(`${apps}/change-payment`, { id: invoice.id, paymentId, version, amountMinor })
  expect((await change(body.payments[0].id, 4999, body.version)).body.error).toHaveProperty("amountMinor")
  expect((await change(body.payments[1].id, 20_001, body.version)).body.error).toHaveProperty("amountMinor")
  expect((await change(body.payments[1].id, 20_000, body.version)).body).toMatchObject({
    paidMinor: 0,
    // A refunded invoice stays issued.
    status: "Sent",
  })
})

test("a payment is undone within the hour, and the invoice is as before", async () => {
  const added = await addInvoice({ ...box(20_000), invoiceStatus: "Sent" })
  const { payments } = (await pay(added.invoice.id, 5000)).body
  expect(payments[0].canUndo).toBe(true)
  const undo = () => admin.post(`${apps}/undo-payment`, { id: added.invoice.id, paymentId: payments[0].id })
  const answers = await Promise.all([undo(), undo()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await details(added.invoice.id)).toEqual({
    ...added,
    version: added.version + 2,
    paymentChanges: [expect.objectContaining({ what: "removed", amountMinor: 5000 })],
  })

  const [late] = (await pay(added.invoice.id, 5000)).body.payments
  await query(
    `update payments set recorded_at = now() - interval '61 minutes' where workspace_id = 1 and id = ${late.id}`,
  )
  const tooLate = await admin.post(`${apps}/undo-payment`, { id: added.invoice.id, paymentId: late.id })
  expect([tooLate.status, tooLate.body.code]).toEqual([409, "conflict"])
  expect((await details(added.invoice.id)).payments[0].canUndo).toBe(false)
})

test("a payment that was refunded can't be undone", async () => {
  const { invoice } = await addInvoice(box(20_000))
  const { payments } = (await pay(invoice.id, 5000)).body
  await admin.post(`${apps}/record-refund`, { id: invoice.id, amountMinor: 1, note: "Returned" })
  expect((await admin.post(`${apps}/undo-payment`, { id: invoice.id, paymentId: payments[0].id })).status).toBe(409)
})

test("other workspaces and people without the permission can't touch payments", async () => {
  const { invoice } = await addInvoice(box(20_000))
  const { payments, version } = (await pay(invoice.id, 5000)).body
  const body = { id: invoice.id, paymentId: payments[0].id, version, amountMinor: 1, note: "x" }
  for (const call of ["change-payment", "undo-payment", "record-refund"]) {
    expect((await nobody.post(`${apps}/${call}`, body)).status).toBe(401)
    expect((await (await client("client")).post(`${apps}/${call}`, body)).status).toBe(403)
    expect((await (await stranger()).post(`${apps}/${call}`, body)).status).toBe(404)
  }
})

test("twenty concurrent payments are all counted", async () => {
  const { invoice } = await addInvoice({ lines: [{ item: "Box", qty: 1, unitPriceMinor: 2000 }] })
  await Promise.all(Array.from({ length: 20 }, () => pay(invoice.id, 100)))
  expect(await details(invoice.id)).toMatchObject({ balanceMinor: 0, version: 21, invoice: { invoiceStatus: "Paid" } })
})

test("without a mail server the client's e-mail is in the log, and the invoice is issued", async () => {
  captureLog()
  const { invoice } = await addInvoice()
  const { body } = await admin.post(`${apps}/send-invoice`, {
    id: invoice.id,
    subject: "Invoice from Lindqvist",
    message: "Good day,\n\nplease find our invoice.",
  })
  expect(body).toMatchObject({ status: "Sent", sentAt: null, delivery: { state: "logged", sentAt: null } })
  expect(mailTo(invoice.client.companyEmail)).toMatchObject({ subject: "Invoice from Lindqvist" })
  await admin.post(`${apps}/send-invoice`, { id: invoice.id, to: "else@example.org", subject: "a", message: "b" })
  expect(mailTo("else@example.org")).toMatchObject({ text: "b" })
  await pay(invoice.id, 1)
  const again = await admin.post(`${apps}/send-invoice`, { id: invoice.id, subject: "a", message: "b" })
  expect(again.body.invoice.invoiceStatus).toBe("Partial Payment")
  expect((await admin.post(`${apps}/send-invoice`, { id: invoice.id, subject: "a\nb", message: "c" })).status).toBe(422)
})
