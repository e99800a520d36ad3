import { sql } from "drizzle-orm"
import { ownerTx } from "@/lib/core/db/tx"
import { enterOldInvoices } from "@/lib/features/invoices/service/adopt"
import { v1 } from "../support/books-api"
import { query } from "../support/facts"
import { act, add, balances, box, details, type Trader, trader } from "../support/invoice-books"

// Invoices in the books of their business.

let shop: Trader

beforeEach(async () => {
  shop = await trader()
})

const year = new Date().getFullYear()
const issued = async (invoice: object = {}) => (await add(shop, { invoiceStatus: "Sent", ...invoice })).body
const journal = async () =>
  (await shop.admin.get(`${v1}/journal-entries`, { business: shop.business, perPage: 100 })).body.data

test("issuing gives the next number of the business and year, and posts what the client owes, sales and VAT by rate", async () => {
  const lines = [box(10_000, { vatRate: 2550 }), box(5000, { vatRate: 1350 }), box(2000)]
  const draft = (await add(shop, { lines })).body
  expect([draft.number, draft.isInBooks, await balances(shop)]).toEqual([null, false, {}])
  await act(shop, "mark-downloaded", { id: draft.invoice.id })
  const made = await details(shop, draft.invoice.id)
  expect([made.number, made.status, made.isInBooks]).toEqual([`KIRJA-${year}-0001`, "Downloaded", true])
  expect(await balances(shop)).toEqual({ trade_debtors: 20_225, sales: -17_000, vat_output: -3225 })
  expect((await issued()).number).toBe(`KIRJA-${year}-0002`)
  expect((await issued({ issuedDate: "2025-03-01", dueDate: "2025-03-15" })).number).toBe("KIRJA-2025-0001")
})

test("a failed issue takes no number, and a locked month refuses", async () => {
  await issued()
  await query(`insert into periods (workspace_id, business_id, month, state, changed_at)
    select workspace_id, business_id, '2025-06-01', 'locked', now() from books where business_id = ${shop.business}
      and workspace_id = (select workspace_id from businesses where legal_name = 'Kirja Oy' order by workspace_id desc limit 1)
    on conflict (workspace_id, business_id, month) do update set state = 'locked'`)
  const refused = await add(shop, { invoiceStatus: "Sent", issuedDate: "2025-06-10", dueDate: "2025-07-10" })
  expect([refused.status, refused.body.code]).toEqual([409, "period_locked"])
  expect((await issued({ issuedDate: "2025-07-10", dueDate: "2025-07-20" })).number).toBe("KIRJA-2025-0001")
  expect((await issued()).number).toBe(`KIRJA-${year}-0002`)
})

test("payments move what is owed to the bank, to card clearing or to the till, and corrections are reversals", async () => {
  const { invoice } = await issued({ lines: [box(10_000)] })
  const pay = (amountMinor: number, more: object = {}) =>
    act(shop, "record-payment", { id: invoice.id, amountMinor, ...more })
  const first = (await pay(4000)).body
  expect(await balances(shop)).toEqual({ trade_debtors: 6000, bank: 4000, sales: -10_000 })
  await pay(1000, { method: "card" })
  const paymentId = first.payments[0].id
  const { version } = await details(shop, invoice.id)
  const changed = await act(shop, "change-payment", { id: invoice.id, paymentId, version, amountMinor: 3000 })
  expect(changed.status).toBe(200)
  expect(await balances(shop)).toEqual({ trade_debtors: 6000, bank: 3000, card_clearing: 1000, sales: -10_000 })
  await act(shop, "undo-payment", { id: invoice.id, paymentId })
  await act(shop, "record-refund", { id: invoice.id, amountMinor: 500, method: "card", note: "One was broken" })
  expect(await balances(shop)).toEqual({ trade_debtors: 9500, card_clearing: 500, sales: -10_000 })
  // The invoice, three payments, two reversals and the refund.
  expect(await journal()).toHaveLength(7)
  const cash = await pay(100, { method: "cash", tillId: 99_999 })
  expect([cash.status, Object.keys(cash.body.error)]).toEqual([422, ["tillId"]])
})

test("entries of an invoice are reversed at the invoice, not in the journal", async () => {
  const { invoice } = await issued()
  await act(shop, "record-payment", { id: invoice.id, amountMinor: 1000 })
  const owed = await balances(shop)
  const entries = await journal()
  expect(entries).toHaveLength(2)
  for (const { id } of entries) {
    const refused = await shop.admin.post(`${v1}/journal-entries/{id}/reverse`, { reason: "No" }, { id })
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"])
  }
  expect(await balances(shop)).toEqual(owed)
})

test("a credit note has its own number and posts the opposite; voiding reverses, and restoring posts again", async () => {
  const lines = [box(10_000, { vatRate: 2550, qty: 3 }), box(5000, { vatRate: 1350 })]
  const { invoice, totalMinor } = await issued({ lines, documentDiscountMinor: 1000 })
  const before = await balances(shop)
  const part = await act(shop, "credit-invoice", {
    id: invoice.id,
    reason: "One came back",
    creditedLines: [{ position: 1, qty: 1 }],
  })
  expect(part.body).toMatchObject({ number: `KIRJA-${year}-0002`, kind: "credit", isInBooks: true })
  const rest = (await act(shop, "credit-invoice", { id: invoice.id, reason: "All" })).body
  expect(part.body.totalMinor + rest.totalMinor).toBe(-totalMinor)
  expect(await balances(shop)).toEqual({})
  for (const { invoice: note } of [part.body, rest]) await shop.admin.delete("/apps/invoice/delete", { id: note.id })
  expect(await balances(shop)).toEqual(before)
  await shop.admin.delete("/apps/invoice/delete", { id: invoice.id })
  expect(await balances(shop)).toEqual({})
  const gone = await details(shop, invoice.id)
  expect([gone.status, gone.reversalId]).toEqual(["Void", expect.any(String)])
  await act(shop, "restore-invoices", { invoiceIds: [invoice.id] })
  expect(await balances(shop)).toEqual(before)
  const verify = await shop.admin.get(`${v1}/businesses/{id}/verify`, {}, { id: String(shop.business) })
  expect(verify.body.isIntact).toBe(true)
})

test("the database refuses to change or delete an issued invoice, and lets it go when the workspace is erased", async () => {
  const { invoice } = await issued()
  const workspace = (
    await query<{ id: number }>("select max(workspace_id) as id from invoices where issued_at is not null")
  )[0]
  const of = `workspace_id = ${workspace?.id} and`
  const denied = [
    `update invoices set total = 1 where ${of} id = ${invoice.id}`,
    `update invoices set number = 'X' where ${of} id = ${invoice.id}`,
    `update invoices set parties = '{}' where ${of} id = ${invoice.id}`,
    `delete from invoices where ${of} id = ${invoice.id}`,
    `update invoice_lines set quantity = 1 where ${of} invoice_id = ${invoice.id}`,
    `delete from invoice_lines where ${of} invoice_id = ${invoice.id}`,
  ]
  for (const statement of denied)
    await expect(query(statement)).rejects.toMatchObject({ cause: expect.objectContaining({ code: "42501" }) })
  await ownerTx(async (db) => {
    await db.execute(sql`select set_config('cornerledger.erasing', ${String(workspace?.id)}, true)`)
    await db.execute(sql`delete from invoices where workspace_id = ${workspace?.id}`)
  })
  expect(await query(`select 1 from invoices where workspace_id = ${workspace?.id}`)).toEqual([])
})

test("reverse charge needs both VAT numbers and has no VAT; a discount is spread to the cent", async () => {
  const lines = [box(10_000, { vatCategory: "AE" })]
  const refused = await add(shop, { lines, invoiceStatus: "Sent" })
  expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["buyerVatNumber"]])
  const made = (await add(shop, { lines, invoiceStatus: "Sent", buyerVatNumber: "DE123456789" })).body
  expect([made.vatMinor, made.vatSummary]).toEqual([0, [{ category: "AE", rate: 0, netMinor: 10_000, vatMinor: 0 }]])
  const wrong = await add(shop, { lines: [box(100, { vatCategory: "AE", vatRate: 1900 })] })
  expect(wrong.status).toBe(422)
  const three = [box(333, { vatRate: 1900 }), box(333, { vatRate: 700 }), box(334, { vatRate: 700 })]
  const spread = (await add(shop, { lines: three, documentDiscountMinor: 100 })).body
  expect([spread.linesMinor, spread.netMinor]).toEqual([1000, 900])
  expect(spread.vatSummary.map(({ netMinor }: { netMinor: number }) => netMinor)).toEqual([300, 600])
  const tooBig = await add(shop, { lines: three, documentDiscountMinor: 1001 })
  expect(Object.keys(tooBig.body.error)).toEqual(["documentDiscountMinor"])
})

test("an invoice from before the books enters them against the opening account, without VAT", async () => {
  const { invoice } = (await add(shop, { lines: [box(10_000, { vatRate: 2550 })] })).body
  await query(`insert into payments (workspace_id, id, invoice_id, amount, paid_date, method)
    select workspace_id, 9999, id, 2550, current_date, 'bankTransfer' from invoices
    where id = ${invoice.id} and business_id = ${shop.business} and issued_at is null`)
  await query(`update invoices set issued_at = now(), number = 'OLD-7', series_year = 0, series_number = 7, status = 'Partial Payment',
    stage = 'Sent', paid = 2550 where id = ${invoice.id} and business_id = ${shop.business} and issued_at is null`)
  await enterOldInvoices()
  await enterOldInvoices()
  expect(await balances(shop)).toEqual({ trade_debtors: 10_000, opening: -10_000 })
  await act(shop, "record-payment", { id: invoice.id, amountMinor: 10_000 })
  expect(await balances(shop)).toEqual({ bank: 10_000, opening: -10_000 })
})
