import { shiftDay } from "@/lib/core/i18n/day-text"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import * as ious from "../support/customers"
import { query } from "../support/facts"
import { pdfText } from "../support/pdf-text"

// Statements of customers' debts, on screen, as a PDF and by e-mail.

type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
  await place.admin.post("/api/v1/bank-accounts", {
    ...{ business: place.business, name: "Current account", iban: "FI2112345600000785", bic: "NDEAFIHH" },
  })
})

const codeOf = async (role: string) => {
  const [account] = await query<{ code: string }>(
    `select code from accounts where workspace_id = 1 and business_id = ${place.business} and role = '${role}' order by id limit 1`,
  )
  return account?.code
}
const at = (id: number) => ({ id: String(id) })
const period = (more: object = {}) => ({
  business: place.business,
  from: shiftDay(today, -30),
  to: shiftDay(today, 1),
  ...more,
})
const read = (who: Person, id: number, more: object = {}) =>
  who.get("/api/v1/customers/{id}/statement", period(more), at(id))

test("a statement lists what changed the balance, and its code asks for what is due", async () => {
  const { id } = await ious.addCustomer(place.admin, { name: "Anna Virtanen" })
  await ious.charge(manager, id, shop, 1_240, { memo: "Bread" })
  await ious.repayAtBank(manager, id, shop, 240)
  const { status, body } = await read(manager, id)
  expect([status, body.opening, body.closing, body.due]).toEqual([200, 0, 1_000, 1_000])
  expect(
    body.lines.map(({ kind, memo, amount, balance }: Record<string, unknown>) => [kind, memo, amount, balance]),
  ).toEqual([
    ["iou-charge", "Bread", 1_240, 1_240],
    ["iou-repayment", "", -240, 1_000],
  ])
  expect(body.payment.payload.split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT", "NDEAFIHH", body.seller.name, "FI2112345600000785", "EUR10.00", "", ""],
    `Anna Virtanen K${id}`,
  ])
  // Lines before the first day are carried forward in the opening balance.
  const later = (await read(manager, id, { from: shiftDay(today, 2), to: shiftDay(today, 3) })).body
  expect([later.opening, later.lines, later.closing]).toEqual([1_000, [], 1_000])
  expect(problems(await read(manager, id, { from: today, to: shiftDay(today, -1) }))).toHaveProperty("to")
})

test("the statement has what a customer owes for invoices too", async () => {
  const { id } = await ious.addCustomer(place.admin, { name: "Otto Client" })
  await place.admin.post("/api/v1/journal-entries", {
    ...{ business: place.business, businessDate: today, memo: "Invoice 7" },
    lines: [
      { account: await codeOf("trade_debtors"), amount: 5_000, party: `customer:${id}` },
      { account: await codeOf("sales"), amount: -5_000 },
    ],
  })
  await ious.charge(manager, id, shop, 500)
  const { body } = await read(manager, id)
  expect([body.due, body.lines.length, body.payment.payload.includes("EUR55.00")]).toEqual([5_500, 2, true])
})

test("nothing due means no code, and another business's staff see nothing", async () => {
  const { id } = await ious.addCustomer(place.admin)
  expect((await read(manager, id)).body.payment).toBeNull()
  const other = await openCashShop()
  const stranger = await staffOf(other, "manager", [other.shops[0] as number])
  expect((await read(stranger, id)).status).toBe(404)
})

test("the PDF is in the customer's language, and the mail carries it", async () => {
  const { id } = await ious.addCustomer(place.admin, {
    name: "Ilse Börner",
    language: "de",
    email: "ilse@boerner.example",
  })
  await ious.charge(manager, id, shop, 1_240, { memo: "Brot" })
  const pdf = await manager.get("/api/v1/customers/{id}/statement-pdf", period(), at(id))
  const text = pdfText(pdf.body)
  expect([pdf.headers.get("content-type"), text]).toEqual(["application/pdf", expect.stringContaining("Kontoauszug")])
  expect(text).toContain("Zu zahlen")
  const mail = (await manager.get("/api/v1/customers/{id}/statement-mail", period(), at(id))).body
  expect([mail.to, mail.subject]).toEqual(["ilse@boerner.example", expect.stringContaining("Ihr Kontoauszug")])
  const sent = await manager.post(
    "/api/v1/customers/{id}/send-statement",
    { ...period(), address: mail.to, subject: mail.subject, message: mail.message },
    at(id),
  )
  expect([sent.status, sent.body.state]).toEqual([200, "logged"])
  const listed = (await manager.get("/api/v1/customers/{id}/mails", {}, at(id))).body
  expect([listed.total, listed.data[0]]).toEqual([
    1,
    expect.objectContaining({ kind: "statement", record: id, address: "ilse@boerner.example" }),
  ])
})
