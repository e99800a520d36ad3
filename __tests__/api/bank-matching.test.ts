import { runAt } from "@/lib/core/clock"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { type Bank, openBank, today } from "../support/bank"
import { camt, importFile, linesOf, testIbans } from "../support/camt"
import { balanceOf, isIntact, problems, sealedOn, staffOf } from "../support/cash-shop"

// Lines of statements become what they are: bags, settlements, entries that are in the books, and new entries.

const v1 = "/api/v1"
let bank: Bank

beforeAll(async () => {
  bank = await openBank()
})

test("a line credits the bag that it names, and opens again with the bag on its way", async () => {
  const bag = await bank.bagOf(185_000, "BAG-7001")
  const [credit] = await bank.imported({ amount: 185_000, text: "Deposit BAG-7001" })
  const before = await bank.inBank()
  const [first] = (await bank.suggested(credit.id)).data
  expect([first.kind, first.title, first.score >= 85]).toEqual(["bag", "BAG-7001 · A", true])
  const matched = await bank.match(credit.id, first.parts)
  expect([matched.status, matched.body.state, matched.body.open]).toEqual([200, "matched", 0])
  expect(matched.body.matches[0]).toMatchObject({ kind: "bag", target: `bank-bag:${bag}`, amount: 185_000 })
  expect([(await bank.bagState(bag)).state, await bank.inBank()]).toEqual(["reconciled", before + 185_000])
  expect((await bank.match(credit.id, first.parts)).status).toBe(409)

  const opened = await bank.unmatch(credit.id)
  expect([opened.body.state, opened.body.open]).toEqual(["open", 185_000])
  expect([(await bank.bagState(bag)).state, await bank.inBank()]).toEqual(["sealed", before])
  expect((await bank.unmatch(credit.id)).status).toBe(409)
  expect((await bank.match(credit.id, first.parts)).body.state).toBe("matched")
  expect((await bank.bagState(bag)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["prepared", "sealed", "credited", "uncredited", "credited"],
  ])
  expect(await isIntact(bank.place)).toBe(true)
})

test("a bag that came ten euros short leaves them in transit", async () => {
  const bag = await bank.bagOf(50_000, "BAG-7002")
  const [credit] = await bank.imported({ amount: 49_000, text: "BAG-7002" })
  const [first] = (await bank.suggested(credit.id)).data
  expect((await bank.match(credit.id, first.parts)).body.state).toBe("matched")
  expect([(await bank.bagState(bag)).state, (await bank.bagState(bag)).credited]).toEqual(["credited", 49_000])
  expect(await balanceOf(bank.place, "cash_in_transit", bank.shop)).toBe(1_000)
})

test("an entry that the books have already is linked, not posted again", async () => {
  const deposit = {
    shop: bank.shop,
    till: null,
    amount: 20_000,
    fee: 200,
    bankAccount: bank.account,
    reference: "Slip 99",
  }
  const made = (await bank.place.admin.post(`${v1}/counter-deposits`, deposit)).body
  const [credit] = await bank.imported({ amount: 19_800 })
  const before = await bank.inBank()
  const found = (await bank.suggested(credit.id)).data.find(({ key }: { key: string }) => key === `entry:${made.entry}`)
  expect((await bank.match(credit.id, found.parts)).body.matches[0]).toMatchObject({ kind: "entry", hasPosted: false })
  expect(await bank.inBank()).toBe(before)
  const [twice] = await bank.imported({ amount: 19_800 })
  const refused = await bank.match(twice.id, found.parts)
  expect([refused.status, Object.keys(problems(refused))]).toEqual([409, ["parts.0.entry"]])
  expect((await bank.unmatch(credit.id)).body.state).toBe("open")
  expect((await bank.entryOf(made.entry)).reversedBy).toBeNull()
})

test("a card settlement posts the fee and empties what waits", async () => {
  const lines = [
    { account: "1150", amount: 100_000 },
    { account: "4000", amount: -100_000 },
  ]
  await bank.place.admin.post(`${v1}/journal-entries`, { business: bank.place.business, businessDate: today, lines })
  const [credit] = await bank.imported({ amount: 98_500, name: "Card company" })
  const found = (await bank.suggested(credit.id)).data.find(({ kind }: { kind: string }) => kind === "card-settlement")
  expect(found.reasons).toEqual([{ name: "fee", value: "1500" }])
  const charges = await balanceOf(bank.place, "bank_charges", null)
  await bank.match(credit.id, found.parts)
  expect(await balanceOf(bank.place, "card_clearing", null)).toBe(0)
  expect(await balanceOf(bank.place, "bank_charges", null)).toBe(charges + 1_500)
})

test("an expense is posted with its VAT on the day of the line, and an entry reversed in the books opens the line", async () => {
  const [debit] = await bank.imported({ amount: -12_550, name: "Helen Oy", iban: "DE89370400440532013000" })
  const expense = await bank.accountOf("expense")
  const part = { kind: "account", amount: -12_550, account: expense, vatRate: 2550 }
  const { body } = await bank.match(debit.id, [part])
  const entry = await bank.entryOf(body.matches[0].entry)
  expect([entry.kind, entry.businessDate, entry.source]).toEqual([
    ...["bank-entry", today],
    { type: "bank-line", id: String(debit.id) },
  ])
  expect(entry.postings.map(({ amount }: { amount: number }) => amount)).toEqual([-12_550, 10_000, 2_550])
  const reversed = await bank.bookkeeper.post(
    `${v1}/journal-entries/{id}/reverse`,
    { reason: "Wrong" },
    { id: entry.id },
  )
  expect([reversed.status, (await bank.line(debit.id)).state]).toEqual([201, "open"])
  expect((await bank.line(debit.id)).matches[0].endedAt).not.toBeNull()
  expect((await bank.match(debit.id, [part])).body.state).toBe("matched")
})

test("a line is split, and its parts have to make its amount", async () => {
  const [debit] = await bank.imported({ amount: -10_000 })
  const [expense, charges] = [await bank.accountOf("expense"), await bank.accountOf("bank_charges")]
  const parts = (second: number) => [
    { kind: "account", amount: -9_000, account: expense },
    { kind: "account", amount: second, account: charges },
  ]
  const refused = await bank.match(debit.id, parts(-999))
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["parts"]])
  expect((await bank.match(debit.id, parts(-1_000))).body.matches).toHaveLength(2)
  expect((await bank.unmatch(debit.id)).body.open).toBe(-10_000)
})

test("errors are at the part that they are about, and nothing is posted", async () => {
  const [debit] = await bank.imported({ amount: -10_000 })
  const before = await bank.inBank()
  const expense = { kind: "account", amount: -5_000, account: await bank.accountOf("expense") }
  const bad = async (part: object) =>
    Object.keys(problems(await bank.match(debit.id, [expense, { amount: -5_000, ...part }])))
  expect(await bad({ kind: "account", account: 99_999 })).toEqual(["parts.1.account"])
  expect(await bad({ kind: "account", account: await bank.accountOf("supplier_control") })).toEqual(["parts.1.party"])
  expect(await bad({ kind: "entry", entry: "0199f2c4-7d1e-7b5a-9c55-2f4f9a1c7e02" })).toEqual(["parts.1.entry"])
  expect(await bad({ kind: "card-settlement", gross: 1 })).toEqual(["parts.1.gross"])
  expect([await bank.inBank(), (await bank.line(debit.id)).open]).toEqual([before, -10_000])
})

test("auditors and managers don’t match", async () => {
  const [debit] = await bank.imported({ amount: -100 })
  const part = { kind: "account", amount: -100, account: await bank.accountOf("bank_charges") }
  const [auditor, manager] = [await staffOf(bank.place, "auditor"), await staffOf(bank.place, "manager")]
  expect([
    (await bank.match(debit.id, [part], auditor)).status,
    (await bank.match(debit.id, [part], manager)).status,
  ]).toEqual([403, 403])
})

test("a day before the bag was sealed is refused at the bag", async () => {
  const bag = await bank.bagOf(10_000, "BAG-7003")
  const early = camt({ iban: testIbans[0], opening: bank.balance(), day: "2026-01-02", lines: [{ amount: 10_000 }] })
  const [credit] = await linesOf(bank.bookkeeper, (await importFile(bank.bookkeeper, early)).body.data[0].id)
  expect((await sealedOn(bank.place, bag)) > "2026-01-02").toBe(true)
  const refused = await bank.match(credit.id, [{ kind: "bag", amount: 10_000, bag }])
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["parts.0.creditedOn"]])
})

test("before the shop's cut-off hour, the bank's day has already begun", async () => {
  const lateAtNight = new Date(`${shiftDay(today, -1)}T23:30:00Z`)
  await runAt(lateAtNight, async () => {
    const id = await bank.bagOf(10_000, "BAG-7004")
    expect((await sealedOn(bank.place, id)) < today).toBe(true)
    const form = { amount: 10_000, creditedOn: today }
    const credited = await bank.bookkeeper.post(`${v1}/bank-bags/{id}/credit`, form, { id: String(id) })
    expect([credited.status, credited.body.state, credited.body.businessDate]).toEqual([200, "reconciled", today])
  })
})
