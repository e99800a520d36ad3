import { nobody, stranger } from "../support/api"
import { problems } from "../support/cash-shop"
import { query } from "../support/facts"
import { act, add, type Trader, trader } from "../support/invoice-books"
import { captureLog, mailTo } from "../support/outbox"

// The ladder of reminders: each level once, none after the payment.

const path = "/api/v1/invoice-reminders"
let shop: Trader

beforeAll(async () => {
  shop = await trader()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
async function overdue(days: number, to = shop): Promise<number> {
  const dates = { issuedDate: daysAgo(days + 5), dueDate: daysAgo(days), invoiceStatus: "Sent" }
  const { status, body } = await add(to, dates)
  expect(status).toBe(201)
  return body.invoice.id
}
interface Due {
  id: number
  level: number
}
const due = async (to = shop): Promise<Due[]> => (await to.admin.get(`${path}/due`, { perPage: 100 })).body.data
const levelOf = async (id: number) => (await due()).find((one) => one.id === id)?.level
const send = (...reminders: { invoice: number; level: number }[]) => shop.admin.post(`${path}/send`, { reminders })
const sentOf = async (invoice: number) => (await shop.admin.get(path, { invoice })).body.data
/** Lets days pass since the reminders of an invoice. */
const pass = (invoice: number, days: number) =>
  query(`update invoice_reminders set sent_at = sent_at - interval '${days} days'
    where invoice_id = ${invoice} and workspace_id = (select workspace_id from users where email = '${shop.admin.user.email}')`)

test("a reminder is proposed once its days have passed, and each level in its turn", async () => {
  const early = await overdue(6)
  const id = await overdue(40)
  expect([await levelOf(early), await levelOf(id)]).toEqual([undefined, 1])
  captureLog()
  const sent = await send({ invoice: id, level: 1 })
  expect(sent.body).toEqual({ sent: [id], skipped: [], state: "logged" })
  const mail = mailTo("anna@kauppa.example") as { subject: string; text: string; files?: string[] }
  expect(mail.subject).toMatch(/^Reminder: invoice KIRJA-/)
  expect(mail.text).toContain("€12.55")
  expect(mail.files).toEqual([expect.stringMatching(/\.pdf$/)])
  expect(await sentOf(id)).toEqual([
    expect.objectContaining({
      level: 1,
      recipient: "anna@kauppa.example",
      balance: 1255,
      by: shop.admin.user.fullName,
    }),
  ])
  // The second level comes as many days after the first as the ladder has between them.
  expect(await levelOf(id)).toBeUndefined()
  await pass(id, 13)
  expect(await levelOf(id)).toBeUndefined()
  await pass(id, 1)
  expect(await levelOf(id)).toBe(2)
})

test("no level is sent twice, not by simultaneous requests either", async () => {
  const id = await overdue(10)
  const tries = await Promise.all([1, 1, 1, 1].map((level) => send({ invoice: id, level })))
  expect(tries.flatMap(({ body }) => body.sent)).toEqual([id])
  expect((await send({ invoice: id, level: 1 })).body).toMatchObject({ sent: [], skipped: [id] })
  expect((await send({ invoice: id, level: 2 })).body).toMatchObject({ sent: [], skipped: [id] })
  expect(await sentOf(id)).toHaveLength(1)
})

test("a payment, a credit note or a void stops the ladder", async () => {
  const [paid, credited, gone, part] = [await overdue(9), await overdue(9), await overdue(9), await overdue(9)]
  await act(shop, "record-payment", { id: paid, amountMinor: 1255 })
  await act(shop, "record-payment", { id: part, amountMinor: 255 })
  await act(shop, "credit-invoice", { id: credited, reason: "Back" })
  await shop.admin.delete("/apps/invoice/delete", { id: gone })
  const all = [paid, credited, gone].map((invoice) => ({ invoice, level: 1 }))
  expect((await send(...all)).body).toMatchObject({ sent: [], skipped: [paid, credited, gone] })
  expect(await levelOf(part)).toBe(1)
  captureLog()
  await send({ invoice: part, level: 1 })
  expect(mailTo("anna@kauppa.example")?.text).toContain("€10.00")
})

test("the database refuses a second reminder of a level, and any change of one", async () => {
  const id = await overdue(9)
  await send({ invoice: id, level: 1 })
  await expect(
    query(`insert into invoice_reminders select * from invoice_reminders where invoice_id = ${id}`),
  ).rejects.toThrow()
})

test("a business has its own days and texts; the others stay the usual ones", async () => {
  const policy = `/api/v1/reminder-policies/{id}`
  const at = { id: String(shop.business) }
  const usual = (await shop.admin.get(policy, {}, at)).body
  expect([usual.version, usual.levels.map(({ days }: { days: number }) => days)]).toEqual([0, [7, 21, 35]])
  expect(Object.keys(usual.levels[0].texts).sort()).toEqual(["de", "en", "fr", "pt"])
  expect(usual.levels[2].texts.de.subject).toBe("Letzte Mahnung: Rechnung {number}")
  const own = { subject: "Please pay {number}", message: "{name}, {amount} since {date}. {from}" }
  const levels = [{ days: 3, texts: { ...usual.levels[0].texts, en: own } }]
  const saved = await shop.admin.patch(policy, { levels, version: 0 }, at)
  expect(saved.body).toMatchObject({ business: shop.business })
  expect([saved.status, saved.body.version, saved.body.levels[0].own]).toEqual([200, 1, ["en"]])
  expect((await shop.admin.patch(policy, { levels, version: 0 }, at)).status).toBe(409)
  const wrong = [{ days: 5 }, { days: 5 }]
  expect(problems(await shop.admin.patch(policy, { levels: wrong }, at))).toHaveProperty("levels")
  const id = await overdue(4)
  captureLog()
  await send({ invoice: id, level: 1 })
  expect(mailTo("anna@kauppa.example")).toMatchObject({ subject: expect.stringMatching(/^Please pay KIRJA-/) })
  // No levels, no reminders.
  await shop.admin.patch(policy, { levels: [], version: 1 }, at)
  expect(await due()).toEqual([])
  expect((await shop.admin.get(policy, {}, { id: "999" })).status).toBe(404)
})

test("others see and send nothing", async () => {
  const other = await stranger()
  expect((await other.get(`${path}/due`)).body.data).toEqual([])
  const id = await overdue(9)
  expect((await other.post(`${path}/send`, { reminders: [{ invoice: id, level: 1 }] })).body).toMatchObject({
    sent: [],
  })
  expect((await nobody.get(`${path}/due`)).status).toBe(401)
})
