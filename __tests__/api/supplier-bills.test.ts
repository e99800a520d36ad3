import { toCii } from "@/lib/features/einvoices/service/cii/write"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { client, stranger } from "../support/api"
import { billOf, upload } from "../support/bills"
import { balanceOf, type CashShop, isIntact, openCashShop, problems, staffOf, trialBalance } from "../support/cash-shop"

// Bills of suppliers, from the file to the books.

const bills = "/api/v1/supplier-bills"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let clerk: Person
let bookkeeper: Person
let n = 0

beforeAll(async () => {
  place = await openCashShop()
  clerk = await staffOf(place, "stockClerk")
  bookkeeper = await staffOf(place, "bookkeeper")
})

/** Brings a bill in. */
async function bring(values: Partial<Parameters<typeof billOf>[0]> = {}, who: Person = clerk) {
  n += 1
  const xml = toUbl(billOf({ number: `B-${n}`, ...values }))
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON
  return (await upload(who.token, xml, { query: { business: place.business } })) as any
}
const act = (who: Person, name: string, bill: { id: number; version: number }, more: object = {}) =>
  who.post(`${bills}/{id}/${name}`, { version: bill.version, ...more }, { id: String(bill.id) })

test("a bill arrives, is approved and paid, and the books say so", async () => {
  const arrived = await bring({
    lines: [
      [10_000, 2550],
      [2_000, 1400],
    ],
  })
  expect([arrived.status, arrived.body.state, arrived.body.total]).toEqual([201, "arrived", 12_000 + 2_550 + 280])
  expect(await balanceOf(place, "supplier_control", null)).toBe(0)
  const approved = await act(bookkeeper, "approve", arrived.body)
  expect([approved.status, approved.body.state]).toEqual([200, "approved"])
  expect(await balanceOf(place, "supplier_control", null)).toBe(-14_830)
  expect(await balanceOf(place, "expense", null)).toBe(12_000)
  expect(await balanceOf(place, "vat_input", null)).toBe(2_830)
  const paid = await act(bookkeeper, "pay", approved.body, { paidOn: "2026-07-01" })
  expect([paid.body.state, paid.body.paidOn]).toEqual(["paid", "2026-07-01"])
  expect(await balanceOf(place, "supplier_control", null)).toBe(0)
  expect(await balanceOf(place, "bank", null)).toBe(-14_830)
  expect(paid.body.events.map(({ kind }: { kind: string }) => kind)).toEqual(["arrived", "approved", "paid"])
  expect(await isIntact(place)).toBe(true)
})

test("the same bill is refused, in the other syntax too, and the answer has the first", async () => {
  const { body } = await bring({ number: "Twice 1" })
  const again = await upload(clerk.token, toCii(billOf({ number: "TWICE 1" })), { query: { business: place.business } })
  const answer = again as { status: number; body: { current?: { id: number } } }
  expect([answer.status, answer.body.current?.id]).toEqual([409, body.id])
  expect((await bring({ number: "Twice 1", lines: [[10_001, 2550]] })).status).toBe(201)
  const { body: rejected } = await act(bookkeeper, "reject", body, { reason: "Wrong goods" })
  expect([rejected.state, rejected.reason]).toEqual(["rejected", "Wrong goods"])
  expect((await bring({ number: "Twice 1" })).status).toBe(201)
})

test("payment and approval are reversed one after the other, and the bill can be approved again", async () => {
  const before = await trialBalance(place)
  const { body } = await bring()
  const approved = (await act(bookkeeper, "approve", body)).body
  const paid = (await act(bookkeeper, "pay", approved, { paidOn: "2026-07-02" })).body
  const reason = { reason: "Posted twice" }
  const unpaid = (await act(bookkeeper, "reverse", paid, reason)).body
  expect([unpaid.state, unpaid.paidOn]).toEqual(["approved", null])
  const arrived = (await act(bookkeeper, "reverse", unpaid, reason)).body
  expect(arrived.state).toBe("arrived")
  expect(await trialBalance(place)).toEqual(before)
  expect((await act(bookkeeper, "reverse", arrived, reason)).status).toBe(409)
  expect((await act(bookkeeper, "approve", arrived)).status).toBe(200)
  expect(await isIntact(place)).toBe(true)
})

test("lines go to the accounts that are chosen, and only to those of costs", async () => {
  const values = { business: place.business, role: "expense", name: "Rent" }
  const account = (await place.admin.post("/api/v1/accounts", values)).body.id
  const { body } = await bring({
    lines: [
      [5_000, 0],
      [1_000, 0],
    ],
  })
  const bank = (await trialBalance(place)).find(({ role }) => role === "bank")
  expect(bank?.code).toBeDefined()
  const refused = await act(bookkeeper, "approve", body, { lines: [{ position: 1, account: 1 }] })
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["lines.0.account"]])
  const { body: approved } = await act(bookkeeper, "approve", body, { lines: [{ position: 1, account }] })
  expect(approved.lines.map((line: { account: number | null }) => line.account)).toEqual([account, null])
  expect((await trialBalance(place)).find(({ code }) => code.startsWith("6") && code)?.code).toBeDefined()
  const rent = (await trialBalance(place)).filter(({ role }) => role === "expense").map(({ balance }) => balance)
  expect(rent).toContain(5_000)
})

test("a credit note gives costs and VAT back", async () => {
  const [owed, vat] = [await balanceOf(place, "supplier_control", null), await balanceOf(place, "vat_input", null)]
  const { body } = await bring({ kind: "credit-note" })
  expect((await act(bookkeeper, "approve", body)).status).toBe(200)
  expect(await balanceOf(place, "supplier_control", null)).toBe(owed + 12_550)
  expect(await balanceOf(place, "vat_input", null)).toBe(vat - 2_550)
})

test("above the limit somebody else approves", async () => {
  const { body } = await bring({ lines: [[50_000, 2550]] }, bookkeeper)
  expect(body.needsFourEyes).toBe(true)
  const own = await act(bookkeeper, "approve", body)
  expect([own.status, own.body.detail]).toEqual([409, expect.stringContaining("somebody else")])
  expect((await act(await staffOf(place, "bookkeeper"), "approve", body)).status).toBe(200)
  const { body: small } = await bring({ lines: [[1_000, 2550]] }, bookkeeper)
  expect((await act(bookkeeper, "approve", small)).status).toBe(200)
})

test("an old version, a wrong state and people without the right are refused", async () => {
  const { body } = await bring()
  expect((await act(clerk, "approve", body)).status).toBe(403)
  expect((await act(bookkeeper, "pay", body, { paidOn: "2026-07-01" })).status).toBe(409)
  expect((await act(bookkeeper, "approve", { ...body, version: 9 })).body.current.id).toBe(body.id)
  const cashier = await staffOf(place, "cashier")
  expect((await cashier.get(bills)).status).toBe(403)
  const outsider = await stranger()
  expect((await outsider.get(`${bills}/{id}`, {}, { id: String(body.id) })).status).toBe(404)
})

test("files that are no e-invoice, or don't add up, are refused at the file", async () => {
  const query = { business: place.business }
  const messages = async (content: Uint8Array | string, type = "application/xml") =>
    Object.keys(problems((await upload(clerk.token, content, { type, query })) as never))
  const bill = toUbl(billOf({ number: "Wrong" }))
  expect(await messages("<a/>")).toEqual(["file"])
  expect(await messages(bill.replace(/125\.50/g, "125.51"))).toEqual(["file"])
  expect(await messages(bill.replaceAll("EUR", "SEK"))).toEqual(["file"])
  expect(await messages(new TextEncoder().encode("%PDF-1.7 nothing"), "application/pdf")).toEqual(["file"])
})

test("the business is found by its VAT number, and the file comes back as it was", async () => {
  const admin = await client("admin")
  const values = { legalName: "Named Oy", country: "FI", currency: "EUR", vatNumber: "FI20774740" }
  const { body: named } = await admin.post("/api/v1/businesses", values)
  const xml = toUbl(billOf({ number: "Named", buyerVat: "FI 2077474-0" }))
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON
  const arrived = (await upload(admin.token, xml, { query: { name: "bill.xml" } })) as any
  expect([arrived.status, arrived.body.business]).toEqual([201, named.id])
  const file = await admin.get(`${bills}/{id}/original`, {}, { id: String(arrived.body.id) })
  expect(new TextDecoder().decode(file.body)).toBe(xml)
  expect(file.headers.get("content-disposition")).toContain("bill.xml")
  const nobody = (await upload(admin.token, toUbl(billOf({ number: "Nobody" })))) as never
  expect(Object.keys(problems(nobody))).toEqual(["business"])
})

test("a supplier is one, by VAT number or name, and its IBAN is not changed by a bill", async () => {
  const first = await bring({ supplier: "Mill & Sons", vatNumber: "DE 136 695 976", iban: "DE02120300000000202051" })
  const second = await bring({ supplier: "Mill and Sons GmbH", vatNumber: "DE136695976", iban: "FI2112345600000785" })
  expect(second.body.supplier.id).toBe(first.body.supplier.id)
  expect(second.body.supplier.iban).toBe("DE02120300000000202051")
  expect(second.body.iban).toBe("FI2112345600000785")
  const { body } = await bookkeeper.get("/api/v1/suppliers", { q: "mill sons" })
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([first.body.supplier.id])
  const found = await bookkeeper.get(bills, { q: "mill & sons", state: "arrived", business: place.business })
  expect(found.body.total).toBe(2)
})
