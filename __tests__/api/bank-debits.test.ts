import { type Bank, openBank, today } from "../support/bank"
import { balanceOf, isIntact, problems, staffOf } from "../support/cash-shop"

// Direct debits that the bank collected: the line of the statement confirms what was due.

const v1 = "/api/v1"
const at = (id: number) => ({ id: String(id) })
let bank: Bank

beforeAll(async () => {
  bank = await openBank()
})

/** A mandate in force. @returns its first occurrence */
async function due(values: object) {
  const { admin, business } = bank.place
  const form = { business, shop: bank.shop, amount: 120_000, rule: "FREQ=MONTHLY", startsOn: today, calendar: "FI" }
  const { id, version } = (await admin.post(`${v1}/direct-debits`, { ...form, ...values })).body
  expect((await admin.post(`${v1}/direct-debits/{id}/activate`, { version }, at(id))).status).toBe(200)
  return (await admin.get(`${v1}/direct-debit-occurrences`, { directDebit: id })).body.data[0]
}

const stateOf = async ({ id }: { id: number }) =>
  (await bank.bookkeeper.get(`${v1}/direct-debit-occurrences/{id}`, {}, at(id))).body
type Found = { kind: string; key: string; parts: object[]; reasons: { name: string }[] }
const suggestedFor = async (line: number, { id }: { id: number }): Promise<Found | undefined> =>
  (await bank.suggested(line)).data.find(({ key }: Found) => key === `debit:${id}`)

test("a line is matched with what was due, and opening it again makes it due again", async () => {
  const rent = await due({ creditor: "Kiinteistö Oy", vatRate: 2550, amount: 125_500 })
  const [line] = await bank.imported({ amount: -125_500, name: "KIINTEISTO OY", text: "Rent" })
  const found = (await suggestedFor(line.id, rent)) as Found
  expect(found.reasons.map(({ name }) => name)).toEqual(["amount", "name", expect.stringMatching(/sameDay|daysApart/)])
  const before = await balanceOf(bank.place, "expense", null)
  const matched = await bank.match(line.id, found.parts)
  expect([matched.status, matched.body.state]).toEqual([200, "matched"])
  const answered = await stateOf(rent)
  expect(answered).toMatchObject({ state: "collected", amount: 125_500, collectedOn: today, isUnusual: false })
  expect(matched.body.matches[0].entry).toBe(answered.entry)
  expect(await balanceOf(bank.place, "expense", null)).toBe(before + 100_000)
  expect((await bank.unmatch(line.id)).body.state).toBe("open")
  expect(await stateOf(rent)).toMatchObject({ state: "due", amount: null, entry: null, answeredBy: null })
  expect(await balanceOf(bank.place, "expense", null)).toBe(before)
  expect((await suggestedFor(line.id, rent))?.key).toBe(found.key)
  // A debit that the bank returns opens its line again.
  await bank.match(line.id, found.parts)
  const failed = { on: today, fee: 0, reason: "No cover" }
  const returned = await bank.bookkeeper.post(`${v1}/direct-debit-occurrences/{id}/fail`, failed, at(rent.id))
  expect([returned.status, (await bank.line(line.id)).state]).toEqual([200, "open"])
  expect(await isIntact(bank.place)).toBe(true)
})

test("reversing the entry of a debit in the journal makes it due again and opens its line", async () => {
  const insurance = await due({ creditor: "Vakuutus Oy", amount: 31_000 })
  const [line] = await bank.imported({ amount: -31_000, name: "VAKUUTUS OY", text: "Policy" })
  const found = (await suggestedFor(line.id, insurance)) as Found
  await bank.match(line.id, found.parts)
  const { entry } = await stateOf(insurance)
  const reversal = { reason: "Booked by mistake" }
  const reversed = await bank.place.admin.post(`${v1}/journal-entries/{id}/reverse`, reversal, { id: entry })
  expect(reversed.status).toBe(201)
  expect(await stateOf(insurance)).toMatchObject({ state: "due", amount: null, entry: null, answeredBy: null })
  expect((await bank.line(line.id)).state).toBe("open")
  // It can be collected again.
  expect((await bank.match(line.id, found.parts)).body.state).toBe("matched")
  expect(await isIntact(bank.place)).toBe(true)
})

test("a mandate's number finds an unusual amount, which stays marked with what the bank says", async () => {
  const power = await due({ creditor: "Sähkö Oy", mandate: "M-77120", amount: 40_000, tolerance: 2_000 })
  const [line] = await bank.imported({ amount: -55_000, name: "SAHKO OY", text: "Mandate M-77120 October" })
  const found = (await suggestedFor(line.id, power)) as Found
  expect(found.parts).toEqual([{ kind: "debit", amount: -55_000, occurrence: power.id }])
  expect((await bank.match(line.id, found.parts)).status).toBe(200)
  const note = expect.stringContaining("M-77120")
  expect(await stateOf(power)).toMatchObject({ state: "collected", amount: 55_000, isUnusual: true, note })
  // A line for money that came in is no debit, nor is one that has been answered.
  const [income] = await bank.imported({ amount: 40_000, name: "SAHKO OY", text: "M-77120" })
  const wrong = await bank.match(income.id, [{ kind: "debit", amount: 40_000, occurrence: power.id }])
  expect([wrong.status, Object.keys(problems(wrong))]).toEqual([422, ["parts.0.amount"]])
  const [again] = await bank.imported({ amount: -40_000, name: "SAHKO OY", text: "M-77120" })
  expect(await suggestedFor(again.id, power)).toBeUndefined()
  expect((await bank.match(again.id, [{ kind: "debit", amount: -40_000, occurrence: power.id }])).status).toBe(409)
})

test("another business has neither the suggestion nor the occurrence", async () => {
  const own = await due({ creditor: "Lotto Oy", amount: 9_900 })
  const other = await openBank()
  const [line] = await other.imported({ amount: -9_900, name: "Lotto Oy" })
  const { data } = await other.suggested(line.id)
  expect(data.filter(({ kind }: Found) => kind === "debit")).toEqual([])
  const parts = [{ kind: "debit", amount: -9_900, occurrence: own.id }]
  expect((await other.match(line.id, parts)).status).toBe(422)
  const auditor = await staffOf(bank.place, "auditor")
  const [mine] = await bank.imported({ amount: -9_900, name: "Lotto Oy" })
  expect((await bank.match(mine.id, parts, auditor)).status).toBe(403)
})
