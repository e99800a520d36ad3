import { type Caller, client } from "../support/api"
import { captureLog, mailTo } from "../support/outbox"
import { addInvoice } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const pay = (id: number, amountMinor: number) => admin.post(`${apps}/record-payment`, { id, amountMinor })

test("payments update balance and status, and an edit keeps both consistent", async () => {
  const { invoice, version } = await addInvoice({ lines: [{ item: "Box", qty: 1, unitPriceMinor: 50_000 }] })
  const part = await pay(invoice.id, 20_000)
  expect(part.status).toBe(201)
  expect(part.body).toMatchObject({ paidMinor: 20_000, balanceMinor: 30_000, version: version + 1 })
  expect(part.body.invoice).toMatchObject({ invoiceStatus: "Partial Payment", balance: "$300" })
  expect((await pay(invoice.id, 30_000)).body.invoice).toMatchObject({ invoiceStatus: "Paid", balance: 0 })
  const over = (await pay(invoice.id, 20_500)).body
  expect(over.invoice).toMatchObject({ invoiceStatus: "Paid", balance: "-$205" })
  expect(over.payments.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([20_000, 30_000, 20_500])
  const dearer = await admin.post(`${apps}/update-invoice`, {
    invoice: { id: invoice.id, version: over.version, lines: [{ item: "Box", qty: 2, unitPriceMinor: 50_000 }] },
  })
  expect(dearer.body.invoice).toMatchObject({ invoiceStatus: "Partial Payment", balance: "$295" })
  for (const amount of [0, -1, 1.5, 2 ** 31]) expect((await pay(invoice.id, amount)).status).toBe(422)
})

test("twenty concurrent payments are all counted", async () => {
  const { invoice } = await addInvoice({ lines: [{ item: "Box", qty: 1, unitPriceMinor: 2000 }] })
  await Promise.all(Array.from({ length: 20 }, () => pay(invoice.id, 100)))
  expect(await details(invoice.id)).toMatchObject({ balanceMinor: 0, version: 21, invoice: { invoiceStatus: "Paid" } })
})

test("without a mail server the client's e-mail is in the log, and the invoice isn't marked as sent", async () => {
  captureLog()
  const { invoice } = await addInvoice()
  const { body } = await admin.post(`${apps}/send-invoice`, {
    id: invoice.id,
    subject: "Invoice from Lindqvist",
    message: "Good day,\n\nplease find our invoice.",
  })
  expect(body).toMatchObject({ status: "Draft", sentAt: null, delivery: { state: "logged", sentAt: null } })
  expect(mailTo(invoice.client.companyEmail)).toMatchObject({ subject: "Invoice from Lindqvist" })
  await admin.post(`${apps}/send-invoice`, { id: invoice.id, to: "else@example.org", subject: "a", message: "b" })
  expect(mailTo("else@example.org")).toMatchObject({ text: "b" })
  await pay(invoice.id, 1)
  const again = await admin.post(`${apps}/send-invoice`, { id: invoice.id, subject: "a", message: "b" })
  expect(again.body.invoice.invoiceStatus).toBe("Partial Payment")
  expect((await admin.post(`${apps}/send-invoice`, { id: invoice.id, subject: "a\nb", message: "c" })).status).toBe(422)
})
