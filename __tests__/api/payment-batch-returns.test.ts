import { isWorkingDay } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { camt, importFile, linesOf, testIbans } from "../support/camt"
import { balanceOf, isIntact } from "../support/cash-shop"
import { openPayments, type Payments, today } from "../support/payments"

// The bank returns a payment after its bill was changed on the bill's own page.

const v1 = "/api/v1"
let of: Payments

beforeAll(async () => {
  of = await openPayments()
})

type Versioned = { id: number; version: number }
const at = ({ id }: { id: number }) => ({ id: String(id) })
const nextBankDay = (from = shiftDay(today, 1)): string =>
  isWorkingDay(from, "TARGET") ? from : nextBankDay(shiftDay(from, 1))
const act = (name: string, batch: Versioned, body: object = {}) =>
  of.bookkeeper.post(`${v1}/payment-batches/{id}/${name}`, { version: batch.version, ...body }, at(batch))
const batchAt = async (batch: Versioned) => (await of.bookkeeper.get(`${v1}/payment-batches/{id}`, {}, at(batch))).body
const billAt = async (bill: Versioned) => (await of.bookkeeper.get(`${v1}/supplier-bills/{id}`, {}, at(bill))).body

async function exported(bills: Versioned[]) {
  const { body } = await of.bookkeeper.post(`${v1}/payment-batches`, {
    ...{ business: of.business, kind: "transfer", bankAccount: of.bankAccount, executionOn: nextBankDay() },
    items: bills.map(({ id }) => ({ kind: "bill", id })),
  })
  return (await act("export", body)).body
}

async function settled(...bills: Versioned[]) {
  const { status, body } = await act("settle", await exported(bills), { on: today })
  expect([status, body.state]).toEqual([200, "settled"])
  return body
}

/** Says that the bank returned the first payment. */
const fail = async (batch: Versioned, fee = 0) =>
  of.bookkeeper.post(
    `${v1}/payment-batches/{id}/payments/{position}/fail`,
    { version: (await batchAt(batch)).version, on: today, reason: "AC04", fee },
    { ...at(batch), position: "1" },
  )

/** On the bill's own page: reverses its payment, or its approval. */
async function reverse(bill: Versioned) {
  const { version } = await billAt(bill)
  const { status, body } = await of.bookkeeper.post(
    `${v1}/supplier-bills/{id}/reverse`,
    { version, reason: "Bounced" },
    at(bill),
  )
  expect(status).toBe(200)
  return body
}

async function pay(bill: Versioned) {
  const { version } = await billAt(bill)
  const form = { version, from: "bank", paidOn: today, bankAccount: of.bankAccount }
  const { status, body } = await of.bookkeeper.post(`${v1}/supplier-bills/{id}/pay`, form, at(bill))
  expect([status, body.state]).toEqual([200, "paid"])
}

test("a returned payment that was reversed on the bill's page leaves the bill approved", async () => {
  const bill = await of.billed(1_000)
  const batch = await settled(bill)
  expect((await reverse(bill)).state).toBe("approved")
  const owed = await balanceOf(of.place, "supplier_control", null)
  const { status, body } = await fail(batch, 300)
  expect([status, body.state, body.payments[0].state, body.payments[0].reason]).toEqual([
    ...[200, "failed", "failed", "AC04"],
  ])
  expect([(await billAt(bill)).state, await balanceOf(of.place, "supplier_control", null)]).toEqual(["approved", owed])
  expect(await isIntact(of.place)).toBe(true)
})

test("one whose bill has been paid again since leaves that payment", async () => {
  const bill = await of.billed(2_000)
  const batch = await settled(bill)
  await reverse(bill)
  await pay(bill)
  const { version, paidOn } = await billAt(bill)
  expect((await fail(batch)).body.payments[0].state).toBe("failed")
  expect(await billAt(bill)).toMatchObject({ state: "paid", version, paidOn })
})

test("one whose bill is no longer approved fails too", async () => {
  const bill = await of.billed(3_000)
  const batch = await settled(bill)
  await reverse(bill)
  expect((await reverse(bill)).state).toBe("arrived")
  const { status, body } = await fail(batch)
  expect([status, body.payments[0].state, (await billAt(bill)).state]).toEqual([200, "failed", "arrived"])
})

test("a returned payment that nobody has touched is owed again", async () => {
  const bill = await of.billed(4_000)
  const { status, body } = await fail(await settled(bill))
  expect([status, body.payments[0].state, (await billAt(bill)).state]).toEqual([200, "failed", "approved"])
})

/** Matches a line of the bank statement with a batch. */
async function matched(batch: { total: number }) {
  const lines = [{ amount: -batch.total, text: "Batch" }]
  const xml = camt({ iban: testIbans[0], day: today, lines })
  const { body } = await importFile(of.bookkeeper, xml, { account: String(of.bankAccount) })
  const [line] = await linesOf(of.bookkeeper, body.data[0].id)
  const { data } = (await of.bookkeeper.get(`${v1}/bank-lines/{id}/suggestions`, {}, at(line))).body
  const { parts } = data.find(({ kind }: { kind: string }) => kind === "order")
  expect((await of.bookkeeper.post(`${v1}/bank-lines/{id}/match`, { parts }, at(line))).status).toBe(200)
  return at(line)
}

test("a batch whose line is opened again only reverses the payments that are left", async () => {
  const [first, second] = [await of.billed(5_000), await of.billed(6_000)]
  const batch = await exported([first, second])
  const line = await matched(batch)
  await reverse(first)
  const { status } = await of.bookkeeper.post(`${v1}/bank-lines/{id}/unmatch`, { reason: "Wrong" }, line)
  expect(status).toBe(200)
  const { state, payments } = await batchAt(batch)
  expect([state, payments.map((one: { state: string }) => one.state)]).toEqual(["exported", ["pending", "pending"]])
  expect([(await billAt(first)).state, (await billAt(second)).state]).toEqual(["approved", "approved"])
  expect((await act("settle", await batchAt(batch), { on: today })).body.state).toBe("settled")
  expect(await isIntact(of.place)).toBe(true)
})
