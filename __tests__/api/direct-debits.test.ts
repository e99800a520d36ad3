import { tx } from "@/lib/core/db/tx"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { generateHere } from "@/lib/features/direct-debits/service/generate"
import { actor } from "../support/books"
import { balanceOf, type CashShop, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"

// Mandates by which others collect from a business, from the proposal to the returned debit.

const debits = "/api/v1/direct-debits"
const occurrences = "/api/v1/direct-debit-occurrences"
type Person = Awaited<ReturnType<typeof staffOf>>
interface Occurrence {
  id: number
  dueOn: string
  nominalOn: string
  state: string
}

let place: CashShop
let manager: Person
let bookkeeper: Person
let owner: Person
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  place = await openCashShop()
  manager = await staffOf(place, "manager", [place.shops[0] as number])
  bookkeeper = await staffOf(place, "bookkeeper")
  owner = await staffOf(place, "owner")
})

const form = (values: object = {}) => ({
  ...{ business: place.business, shop: place.shops[0], creditor: "Kiinteistö Oy", amount: 120_000, kind: "rent" },
  ...{ rule: "FREQ=WEEKLY", startsOn: today, calendar: "FI", ...values },
})
const at = (id: number) => ({ id: String(id) })
const act = (who: Person, id: number, name: string, body: object = {}) =>
  who.post(`${debits}/{id}/${name}`, body, at(id))
const answer = (who: Person, id: number, name: string, body: object) =>
  who.post(`${occurrences}/{id}/${name}`, body, at(id))
const dueOf = async (debit: number): Promise<Occurrence[]> =>
  (await bookkeeper.get(occurrences, { directDebit: debit, perPage: 100 })).body.data

async function active(values: object = {}): Promise<number> {
  const { status, body } = await manager.post(debits, form(values))
  if (status !== 201) throw new Error(JSON.stringify(body))
  expect((await act(owner, body.id, "activate", { version: body.version })).status).toBe(200)
  return body.id
}

test("a manager proposes, the owner activates, and only then anything is expected", async () => {
  const { status, body } = await manager.post(debits, form())
  expect([status, body.state, body.calendar, body.activatedBy]).toEqual([201, "proposed", "FI", null])
  expect(await dueOf(body.id)).toEqual([])
  expect((await act(manager, body.id, "activate")).status).toBe(403)
  const active = await act(owner, body.id, "activate", { version: body.version })
  expect([active.body.state, active.body.activatedBy.id]).toEqual(["active", owner.user.id])
  const days = await dueOf(body.id)
  expect(days.length).toBeGreaterThanOrEqual(6)
  expect(days.map(({ nominalOn }) => nominalOn)).toEqual(days.map((_, week) => shiftDay(today, week * 7)))
  expect((await act(owner, body.id, "activate")).status).toBe(409)
})

test("the generator makes the same rows however often it runs", async () => {
  const id = await active()
  const before = await dueOf(id)
  for (let run = 0; run < 3; run++) await tx(actor, generateHere)
  expect(await dueOf(id)).toEqual(before)
})

test("a collection is posted once, with its input VAT", async () => {
  const id = await active({ vatRate: 2550, amount: 125_500, creditor: "Sähkö Oy" })
  const [first] = await dueOf(id)
  const [bank, vat] = [await balanceOf(place, "bank", null), await balanceOf(place, "vat_input", null)]
  const expense = await balanceOf(place, "expense", null)
  const done = await answer(bookkeeper, first?.id ?? 0, "collect", { amount: 125_500, on: today })
  expect([done.status, done.body.state, done.body.isUnusual]).toEqual([200, "collected", false])
  expect(await balanceOf(place, "bank", null)).toBe(bank - 125_500)
  expect(await balanceOf(place, "vat_input", null)).toBe(vat + 25_500)
  expect(await balanceOf(place, "expense", null)).toBe(expense + 100_000)
  expect((await answer(bookkeeper, first?.id ?? 0, "collect", { amount: 125_500, on: today })).status).toBe(409)
  expect(await isIntact(place)).toBe(true)
})

test("an amount beyond the tolerance needs a reason, and stays marked", async () => {
  const id = await active({ tolerance: 500, creditor: "Vesi Oy" })
  const [first, second] = await dueOf(id)
  const collect = (one: Occurrence | undefined, amount: number, note?: string) =>
    answer(bookkeeper, one?.id ?? 0, "collect", { amount, on: today, note })
  expect((await collect(first, 120_500)).body.isUnusual).toBe(false)
  expect(Object.keys(problems(await collect(second, 120_501)))).toEqual(["note"])
  expect((await collect(second, 120_501, "A longer month")).body.isUnusual).toBe(true)
  const { data } = (await bookkeeper.get(occurrences, { unusual: "true", directDebit: id })).body
  expect(data.map(({ id: found }: Occurrence) => found)).toEqual([second?.id])
})

test("a returned debit is reversed exactly, charged and expected again", async () => {
  const id = await active({ creditor: "Tukku Oy", purpose: "supplier" })
  const [first] = await dueOf(id)
  const before = [await balanceOf(place, "bank", null), await balanceOf(place, "supplier_control", null)]
  await answer(bookkeeper, first?.id ?? 0, "collect", { amount: 120_000, on: today })
  const charges = await balanceOf(place, "bank_charges", null)
  const later = shiftDay(today, 5)
  const failed = { on: today, fee: 350, reason: "No cover", retryOn: later }
  const { status, body } = await answer(bookkeeper, first?.id ?? 0, "fail", failed)
  expect([status, body.state, body.fee]).toEqual([200, "failed", 350])
  expect(body.reversal).not.toBeNull()
  expect(await balanceOf(place, "supplier_control", null)).toBe(before[1])
  expect(await balanceOf(place, "bank", null)).toBe((before[0] ?? 0) - 350)
  expect(await balanceOf(place, "bank_charges", null)).toBe(charges + 350)
  const retry = (await dueOf(id)).find(({ dueOn, state }) => dueOn === later && state === "due")
  expect(retry).toMatchObject({ nominalOn: first?.nominalOn, attempt: 2, expected: 120_000 })
  expect(await isIntact(place)).toBe(true)
})

test("a debit of a supplier is in the account of the supplier, who is added if they are new", async () => {
  const known = (await owner.post("/api/v1/suppliers", { name: "Meijeri Oy", vatNumber: "FI01120389", country: "FI" }))
    .body
  const partyOf = async (creditor: string) => {
    const [first] = await dueOf(await active({ creditor, purpose: "supplier" }))
    const { body } = await answer(bookkeeper, first?.id ?? 0, "collect", { amount: 120_000, on: today })
    const { postings: lines } = (await bookkeeper.get("/api/v1/journal-entries/{id}", {}, { id: body.entry })).body
    return lines.map(({ party }: { party: string | null }) => party).filter(Boolean)
  }
  expect(await partyOf("meijeri oy")).toEqual([`supplier:${known.id}`])
  const [added] = await partyOf("Leipomo Oy")
  expect(await partyOf("Leipomo Oy")).toEqual([added])
  const [found] = (await owner.get("/api/v1/suppliers", { q: "Leipomo" })).body.data
  expect(added).toBe(`supplier:${found.id}`)
})

test("new terms replace what is expected, and wait for their activation", async () => {
  const id = await active({ creditor: "Vuokra Oy" })
  const { version } = (await manager.get(`${debits}/{id}`, {}, at(id))).body
  const stale = await manager.patch(`${debits}/{id}`, { amount: 1, version: version - 1 }, at(id))
  expect([stale.status, stale.body.code]).toEqual([409, "conflict"])
  const changed = await manager.patch(`${debits}/{id}`, { amount: 130_000, version }, at(id))
  expect(changed.body.state).toBe("proposed")
  expect((await dueOf(id)).filter(({ dueOn }) => dueOn > today)).toEqual([])
  await act(owner, id, "activate")
  const amounts = (await bookkeeper.get(occurrences, { directDebit: id, from: shiftDay(today, 1) })).body.data
  expect(amounts.every(({ expected }: { expected: number }) => expected === 130_000)).toBe(true)
  expect(amounts.length).toBeGreaterThan(4)
  await act(owner, id, "end")
  expect((await bookkeeper.get(occurrences, { directDebit: id, from: shiftDay(today, 1) })).body.data).toEqual([])
  expect((await act(owner, id, "activate")).status).toBe(409)
})

test("the forecast starts from the balance at the bank", async () => {
  const { body } = await bookkeeper.get(`${debits}/forecast`, { business: place.business })
  expect(body.balance).toBe(await balanceOf(place, "bank", null))
  const sum = body.days
    .flatMap((day: { debits: { amount: number }[] }) => day.debits)
    .reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
  expect(body.days.at(-1).balance).toBe(body.balance - sum)
  expect(body.low.balance).toBe(Math.min(body.balance, ...body.days.map(({ balance }: { balance: number }) => balance)))
  expect(body.days.some(({ date }: { date: string }) => date > shiftDay(today, 60))).toBe(true)
})

test("each error names its field", async () => {
  const refused = async (values: object) => Object.keys(problems(await manager.post(debits, form(values))))
  expect(await refused({ rule: "FREQ=MONTHLY;COUNT=2" })).toEqual(["rule"])
  expect(await refused({ rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" })).toEqual(["rule"])
  expect(await refused({ endsOn: shiftDay(today, -1) })).toEqual(["endsOn"])
  expect(await refused({ startsOn: shiftDay(today, -40) })).toEqual(["startsOn"])
  expect(await refused({ account: "nowhere" })).toEqual(["account"])
  expect(await refused({ bankAccount: 999 })).toEqual(["bankAccount"])
  expect(await refused({ purpose: "supplier", vatRate: 1900 })).toEqual(["vatRate"])
  const [due] = await dueOf(await active({ creditor: "Lotto Oy" }))
  const future = await answer(bookkeeper, due?.id ?? 0, "collect", { amount: 120_000, on: shiftDay(today, 3) })
  expect(Object.keys(problems(future))).toEqual(["on"])
})

test("people of other businesses learn nothing, and duties stay apart", async () => {
  const elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  const cashier = await staffOf(place, "cashier", [place.shops[0] as number])
  const auditor = await staffOf(place, "auditor")
  const id = await active({ creditor: "Puhelin Oy" })
  const [due] = await dueOf(id)
  expect((await elsewhere.get(`${debits}/{id}`, {}, at(id))).status).toBe(404)
  expect((await cashier.get(debits)).status).toBe(403)
  expect((await auditor.get(`${debits}/{id}`, {}, at(id))).status).toBe(200)
  expect((await answer(manager, due?.id ?? 0, "collect", { amount: 1, on: today })).status).toBe(403)
  expect((await answer(bookkeeper, due?.id ?? 0, "skip", { reason: "Paid by card" })).body.state).toBe("skipped")
})
