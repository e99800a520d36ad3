import { isWorkingDay } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { send } from "../support/api"
import { camt, importFile, linesOf, testIbans } from "../support/camt"
import { balanceOf, isIntact } from "../support/cash-shop"
import { fieldsOf, openPayments, type Payments, today } from "../support/payments"

// Files of transfers and collections, from the document to the bank's answer.

const v1 = "/api/v1"
let of: Payments

beforeAll(async () => {
  of = await openPayments()
})

function nextBankDay(from = shiftDay(today, 1)): string {
  return isWorkingDay(from, "TARGET") ? from : nextBankDay(shiftDay(from, 1))
}
function nextDayOff(from = shiftDay(today, 1)): string {
  return isWorkingDay(from, "TARGET") ? nextDayOff(shiftDay(from, 1)) : from
}
const idOf = ({ id }: { id: number }) => ({ id: String(id) })
const prepare = (kind: string, items: object[], more: object = {}) =>
  of.bookkeeper.post(`${v1}/payment-batches`, {
    ...{ business: of.business, kind, bankAccount: of.bankAccount, executionOn: nextBankDay(), items, ...more },
  })
const act = (name: string, batch: { id: number; version: number }, body: object = {}) =>
  of.bookkeeper.post(`${v1}/payment-batches/{id}/${name}`, { version: batch.version, ...body }, idOf(batch))
const candidates = async (kind: string) =>
  (await of.bookkeeper.get(`${v1}/payment-batches/candidates`, { business: of.business, kind })).body.data
async function fileOf(batch: { id: number }): Promise<string> {
  const headers = { authorization: `Bearer ${of.bookkeeper.token}` }
  const { status, body } = await send(`${v1}/payment-batches/{id}/file`, { params: idOf(batch), headers })
  expect(status).toBe(200)
  return new TextDecoder().decode(body)
}

/** The values of an element in a file, in order. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"))].map(([, value]) => value)

test("approved bills and a refund become one file of transfers, which is made once", async () => {
  const bill = await of.billed(10_000, { supplier: "Bäckerei Müller & Söhne" })
  const credit = (await of.paid(2_000)).body
  const [first, second] = await candidates("transfer")
  expect([first.kind, first.amount, second.kind, second.problem]).toEqual(["bill", 12_550, "refund", "noIban"])
  const items = [
    { kind: "bill", id: bill.id },
    { kind: "refund", id: credit.id, iban: testIbans[0] },
  ]
  expect(
    (
      await prepare(
        "transfer",
        items.slice(1).map(({ iban: _, ...rest }) => rest),
      )
    ).status,
  ).toBe(422)
  const dayOff = await prepare("transfer", items, { executionOn: nextDayOff() })
  expect([dayOff.status, fieldsOf(dayOff)]).toEqual([422, ["executionOn"]])
  const { status, body } = await prepare("transfer", items)
  expect([status, body.state, body.items, body.total]).toEqual([201, "prepared", 2, 14_550])
  expect(await candidates("transfer")).toEqual([])
  expect((await prepare("transfer", items)).status).toBe(409)
  const exported = await act("export", body)
  expect([exported.status, exported.body.state]).toEqual([200, "exported"])
  expect((await act("export", exported.body)).status).toBe(409)
  const xml = await fileOf(body)
  expect(xml).toContain("urn:iso:std:iso:20022:tech:xsd:pain.001.001.03")
  expect(valuesOf(xml, "MsgId")).toEqual([body.messageId])
  expect(valuesOf(xml, "CtrlSum")).toEqual(["145.50", "145.50"])
  expect(valuesOf(xml, "InstdAmt")).toEqual(["125.50", "20.00"])
  expect(valuesOf(xml, "Nm").slice(2)).toEqual(["Baeckerei Mueller + Soehne", "Kauppa Oy"])
  expect(valuesOf(xml, "EndToEndId")).toEqual([`${body.messageId}-1`, `${body.messageId}-2`])
  expect(valuesOf(xml, "IBAN")).toEqual([testIbans[0], testIbans[1], testIbans[0]])
})

test("the bank’s line settles the batch, each payment with its own entry, and opening the line again undoes all", async () => {
  const [{ id }] = (await of.bookkeeper.get(`${v1}/payment-batches`, { state: "exported" })).body.data
  const before = await balanceOf(of.place, "bank", null)
  const xml = camt({ iban: testIbans[0], day: today, lines: [{ amount: -14_550, text: "Batch" }] })
  const { body } = await importFile(of.bookkeeper, xml, { account: String(of.bankAccount) })
  const [line] = await linesOf(of.bookkeeper, body.data[0].id)
  const { data } = (await of.bookkeeper.get(`${v1}/bank-lines/{id}/suggestions`, {}, idOf(line))).body
  const found = data.find(({ kind }: { kind: string }) => kind === "order")
  const matched = await of.bookkeeper.post(`${v1}/bank-lines/{id}/match`, { parts: found.parts }, idOf(line))
  expect([matched.status, matched.body.state, matched.body.matches.length]).toEqual([200, "matched", 2])
  expect(await balanceOf(of.place, "bank", null)).toBe(before - 14_550)
  const state = async () => (await of.bookkeeper.get(`${v1}/payment-batches/{id}`, {}, { id: String(id) })).body
  expect((await state()).payments.map((one: { state: string }) => one.state)).toEqual(["settled", "settled"])
  const opened = await of.bookkeeper.post(`${v1}/bank-lines/{id}/unmatch`, { reason: "Wrong" }, idOf(line))
  expect([opened.status, (await state()).state, await balanceOf(of.place, "bank", null)]).toEqual([
    200,
    "exported",
    before,
  ])
  const again = await act("settle", await state(), { on: today })
  expect([again.status, again.body.state, again.body.answeredOn]).toEqual([200, "settled", today])
  expect(await isIntact(of.place)).toBe(true)
})

test("invoices are collected by mandate, first and recurring ones apart, and a returned one is owed again with its fee", async () => {
  const { business, customer, bookkeeper } = of
  const [one, two] = [await of.invoiced(5_000), await of.invoiced(7_000)]
  expect((await candidates("collection")).map(({ problem }: { problem: string }) => problem)).toEqual([
    "noMandate",
    "noMandate",
  ])
  const mandate = {
    business,
    customer,
    reference: "M-1",
    signedOn: "2026-01-15",
    holder: "Anna Virtanen",
    iban: testIbans[1],
  }
  expect((await bookkeeper.post(`${v1}/sepa-mandates`, { ...mandate, iban: "FI00" })).status).toBe(422)
  expect((await bookkeeper.post(`${v1}/sepa-mandates`, mandate)).status).toBe(201)
  expect((await bookkeeper.post(`${v1}/sepa-mandates`, mandate)).status).toBe(409)
  const items = [one, two].map((id) => ({ kind: "invoice", id }))
  const without = await prepare("collection", items)
  expect([without.status, fieldsOf(without)]).toEqual([422, ["business"]])
  const creditor = (creditorId: string) =>
    bookkeeper.patch(`${v1}/sepa-creditors/{id}`, { creditorId }, { id: String(business) })
  expect((await creditor("DE99ZZZ09999999999")).status).toBe(422)
  expect((await creditor("DE98 ZZZ 09999999999")).status).toBe(200)
  expect((await prepare("collection", items, { executionOn: today })).status).toBe(422)
  // In one file, only one of them is the mandate's first. The bank refuses it, so nothing has been collected yet.
  const both = (await act("export", (await prepare("collection", items)).body)).body
  expect(valuesOf(await fileOf(both), "SeqTp")).toEqual(["FRST", "RCUR"])
  expect((await act("reject", both, { on: today, reason: "Cut-off time" })).body.state).toBe("failed")
  const first = (await prepare("collection", items.slice(0, 1))).body
  const second = (await prepare("collection", items.slice(1))).body
  await act("export", first)
  const exported = (await act("export", second)).body
  const xml = await fileOf(second)
  expect([valuesOf(await fileOf(first), "SeqTp"), valuesOf(xml, "SeqTp")]).toEqual([["FRST"], ["RCUR"]])
  expect([valuesOf(xml, "MndtId"), valuesOf(xml, "DtOfSgntr")]).toEqual([["M-1"], ["2026-01-15"]])
  expect(xml).toContain("<Id>DE98ZZZ09999999999</Id>")
  const settled = (await act("settle", exported, { on: today })).body
  expect([settled.state, await balanceOf(of.place, "trade_debtors", null)]).toEqual(["settled", 5_000])
  const charges = await balanceOf(of.place, "bank_charges", null)
  const failed = await bookkeeper.post(
    `${v1}/payment-batches/{id}/payments/{position}/fail`,
    { version: settled.version, on: today, reason: "AM04", fee: 350 },
    { id: String(settled.id), position: "1" },
  )
  expect([failed.status, failed.body.state, failed.body.payments[0].state]).toEqual([200, "failed", "failed"])
  expect(await balanceOf(of.place, "trade_debtors", null)).toBe(12_000)
  expect(await balanceOf(of.place, "bank_charges", null)).toBe(charges + 350)
  expect((await candidates("collection")).map(({ id }: { id: number }) => id)).toEqual([two])
  expect(await isIntact(of.place)).toBe(true)
})

test("a prepared batch can be cancelled, and a refused one releases what is in it", async () => {
  const bill = await of.billed(1_000)
  const items = [{ kind: "bill", id: bill.id }]
  const cancelled = await act("cancel", (await prepare("transfer", items)).body)
  expect([cancelled.status, cancelled.body.state]).toEqual([200, "cancelled"])
  const { body } = await act("export", (await prepare("transfer", items)).body)
  const refused = await act("reject", body, { on: today, reason: "Wrong file" })
  expect([refused.body.state, refused.body.note]).toEqual(["failed", "Wrong file"])
  expect((await candidates("transfer")).map(({ id }: { id: number }) => id)).toContain(bill.id)
})

test("a mandate is changed with its version, and a revoked one collects nothing", async () => {
  const [{ id, version }] = (await of.bookkeeper.get(`${v1}/sepa-mandates`, { business: of.business })).body.data
  const change = (body: object) => of.bookkeeper.patch(`${v1}/sepa-mandates/{id}`, body, { id: String(id) })
  expect((await change({ holder: "A. Virtanen", version })).body.holder).toBe("A. Virtanen")
  expect((await change({ holder: "B", version })).status).toBe(409)
  expect((await change({ state: "revoked" })).status).toBe(200)
  const [candidate] = await candidates("collection")
  expect(candidate.problem).toBe("noMandate")
  expect((await prepare("collection", [{ kind: "invoice", id: candidate.id }])).status).toBe(422)
})
