import { type Bank, openBank } from "../support/bank"
import { camt, importFile, linesOf } from "../support/camt"
import { balanceOf, isIntact } from "../support/cash-shop"
import { addInvoice } from "../support/trade"

// Money of customers that arrives at the bank.

let bank: Bank

beforeAll(async () => {
  bank = await openBank()
})

test("a customer's transfer repays their IOU, and undoing it brings the debt back", async () => {
  const { business, admin } = bank.place
  const made = await admin.post("/api/v1/customers", { business, name: "Anna Virtanen" })
  expect(made.status).toBe(201)
  const businessDate = new Date().toISOString().slice(0, 10)
  const lines = [
    { account: "1210", amount: 4_500, party: `customer:${made.body.id}` },
    { account: "4000", amount: -4_500 },
  ]
  expect((await admin.post("/api/v1/journal-entries", { business, businessDate, lines })).status).toBe(201)
  const [transfer] = await bank.imported({ amount: 4_500, name: "Virtanen Anna" })
  const found = (await bank.suggested(transfer.id)).data.find(({ kind }: { kind: string }) => kind === "iou")
  expect(found.reasons.map(({ name }: { name: string }) => name)).toEqual(["amount", "name"])
  expect((await bank.match(transfer.id, found.parts)).body.state).toBe("matched")
  expect(await balanceOf(bank.place, "iou_control", null)).toBe(0)
  expect((await bank.unmatch(transfer.id)).body.state).toBe("open")
  expect(await balanceOf(bank.place, "iou_control", null)).toBe(4_500)
  expect(await isIntact(bank.place)).toBe(true)
})

test("a transfer pays the invoice that it names, and undoing it leaves the balance due", async () => {
  const { admin } = bank.place
  const { invoice, number, businessId, totalMinor } = await addInvoice({ clientId: 2, invoiceStatus: "Sent" })
  const [account] = (await admin.get("/api/v1/bank-accounts", { business: businessId })).body.data
  const day = new Date().toISOString().slice(0, 10)
  const xml = camt({ iban: account.iban, day, lines: [{ amount: totalMinor, text: `Invoice ${number}` }] })
  const { body } = await importFile(admin, xml, { account: String(account.id) })
  const [transfer] = await linesOf(admin, body.data[0].id)
  const params = { id: String(transfer.id) }
  const { data } = (await admin.get("/api/v1/bank-lines/{id}/suggestions", {}, params)).body
  const found = data.find(({ key }: { key: string }) => key === `invoice:${invoice.id}`)
  const matched = await admin.post("/api/v1/bank-lines/{id}/match", { parts: found.parts }, params)
  expect([matched.status, matched.body.state]).toEqual([200, "matched"])
  const opened = await admin.post("/api/v1/bank-lines/{id}/unmatch", { reason: "Wrong" }, params)
  expect([opened.status, opened.body.state]).toEqual([200, "open"])
  const again = (await admin.get("/api/v1/bank-lines/{id}/suggestions", {}, params)).body.data
  expect(again.some(({ key }: { key: string }) => key === `invoice:${invoice.id}`)).toBe(true)
})
