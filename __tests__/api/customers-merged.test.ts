import { shiftDay } from "@/lib/core/i18n/day-text"
import { addCustomer } from "../support/customers"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { openPayments, type Payments, today } from "../support/payments"

// Reads and mails about a customer who was merged into another one.

const v1 = "/api/v1"
const at = (id: number) => ({ id: String(id) })
let world: Payments

beforeAll(async () => {
  world = await openPayments()
})

const merge = async (id: number, into: number) => {
  const { version } = (await world.admin.get(`${v1}/customers/{id}`, {}, at(id))).body
  expect((await world.admin.post(`${v1}/customers/{id}/merge`, { version, into }, at(id))).status).toBe(200)
}
async function pair(name: string) {
  const old = await addCustomer(world.admin, { name: `${name} before`, email: `${name}@old.example` })
  return { old, kept: await addCustomer(world.admin, { name, email: `${name}@new.example` }) }
}
/** An issued invoice that is 20 days overdue. */
async function overdueFor(clientId: number) {
  const lines = [{ item: "Box", qty: 1, unitPriceMinor: 5_000, vatRate: 0 }]
  const dates = { issuedDate: shiftDay(today, -30), dueDate: shiftDay(today, -20), invoiceStatus: "Sent" }
  const invoice = { clientId, businessId: world.business, lines, currency: "EUR", ...dates }
  const { status, body } = await world.admin.post("/apps/invoice/add-invoice", { invoice })
  expect(status).toBe(201)
  return body.invoice.id as number
}
const details = async (id: number) => (await world.admin.get("/api/invoice/details", { id })).body

test("mails about the invoices of a merged customer go to the one who remains, and the documents stay as they are", async () => {
  const { admin, business } = world
  const { old, kept } = await pair("liisa")
  const [again, reminded] = [await overdueFor(old.id), await overdueFor(old.id)]
  const before = await details(again)
  expect(before.recipient).toBe("liisa@old.example")
  await merge(old.id, kept.id)

  const after = await details(again)
  expect(after).toEqual({ ...before, recipient: "liisa@new.example" })
  expect((await admin.get("/api/invoice/letter", { id: again })).body.to).toBe("liisa@new.example")
  captureLog()
  const many = await admin.post("/apps/invoice/send-invoices", { invoiceIds: [again] })
  expect([many.status, many.body]).toEqual([200, { ids: [again], state: "logged" }])
  expect(mailTo("liisa@new.example")?.subject).toContain(before.number)
  const words = { subject: "Again: {number}", message: "Here it is." }
  expect((await admin.post("/apps/invoice/send-invoice", { id: again, ...words })).status).toBe(200)
  expect(mailTo("liisa@new.example")?.subject).toBe(`Again: ${before.number}`)

  const due = (await admin.get(`${v1}/invoice-reminders/due`, { business, perPage: 100 })).body.data
  expect(due.find(({ id }: { id: number }) => id === reminded)).toMatchObject({ recipient: "liisa@new.example" })
  const sent = await admin.post(`${v1}/invoice-reminders/send`, { reminders: [{ invoice: reminded, level: 1 }] })
  expect(sent.body).toMatchObject({ sent: [reminded], skipped: [] })
  expect(mailTo("liisa@new.example")?.subject).toMatch(/^Reminder: /)
  expect((await admin.get(`${v1}/invoice-reminders`, { invoice: reminded })).body.data[0].recipient).toBe(
    "liisa@new.example",
  )

  const period = { business, from: shiftDay(today, -40), to: today }
  for (const { id } of [old, kept])
    expect((await admin.get(`${v1}/customers/{id}/statement-mail`, period, at(id))).body.to).toBe("liisa@new.example")
  expect(mailTo("liisa@old.example")).toBeUndefined()

  // The address follows the one who remains, also later.
  const { version } = (await admin.get(`${v1}/customers/{id}`, {}, at(kept.id))).body
  const changed = await admin.patch(`${v1}/customers/{id}`, { version, email: "liisa@home.example" }, at(kept.id))
  expect([changed.status, (await details(again)).recipient]).toEqual([200, "liisa@home.example"])
})

test("an invoice of a customer without an address goes to the one who remains, in the format that they want", async () => {
  const { admin } = world
  const old = await addCustomer(admin, { name: "Matti", email: "" })
  const id = await overdueFor(old.id)
  expect((await details(id)).recipient).toBe("")
  const kept = await addCustomer(admin, { name: "Matti Meri", email: "matti@new.example" })
  await query(`update clients set invoice_format = 'ubl' where workspace_id = 1 and id = ${kept.id}`)
  await merge(old.id, kept.id)
  expect((await details(id)).recipient).toBe("matti@new.example")
  expect((await admin.get(`${v1}/invoices/{id}/formats`, {}, at(id))).body.preferred).toBe("ubl")
})

test("deposits of a merged customer are added to those of the one who remains", async () => {
  const { bookkeeper, business } = world
  const { old, kept } = await pair("anna")
  expect((await world.paid(4_000, { party: old.id })).status).toBe(201)
  expect((await world.paid(1_500, { party: kept.id, paidOn: shiftDay(today, -3) })).status).toBe(201)
  const list = async (more = {}) => (await bookkeeper.get(`${v1}/customer-deposits`, { business, ...more })).body
  const rowsOf = (body: { data: { party: string; balance: number; postings: number; last: string }[] }) =>
    body.data.map(({ party, balance, postings, last }) => [party, balance, postings, last])
  expect(await list()).toMatchObject({ total: 2, sums: [{ currency: "EUR", balance: 5_500 }] })
  await merge(old.id, kept.id)

  const both = await list()
  expect(both).toMatchObject({ total: 1, sums: [{ currency: "EUR", balance: 5_500 }] })
  expect(rowsOf(both)).toEqual([[`customer:${kept.id}`, 5_500, 2, today]])
  expect(rowsOf(await list({ q: `customer:${kept.id}` }))).toEqual(rowsOf(both))
  expect(await list({ q: `customer:${old.id}` })).toMatchObject({ data: [], total: 0 })
  // An amount that pays an invoice is no longer held.
  const [payment] = (await bookkeeper.get(`${v1}/account-payments`, { partyKind: "customer", party: kept.id })).body
    .data
  const invoice = await overdueFor(kept.id)
  const parts = [{ kind: "invoice", id: invoice, amount: 1_000 }]
  expect((await world.act("allocate", payment, { on: today, parts })).status).toBe(200)
  expect(rowsOf(await list())).toEqual([[`customer:${kept.id}`, 4_500, 3, today]])
})
