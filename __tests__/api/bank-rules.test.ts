import { type Bank, openBank, today } from "../support/bank"
import { isIntact } from "../support/cash-shop"

// Rules that learn from choices, and the reconciliation of a bank account.

const v1 = "/api/v1"
let bank: Bank
const idOf = (id: number) => ({ id: String(id) })

beforeAll(async () => {
  bank = await openBank()
})

test("the same choice twice is suggested, with a rule that applies by itself only if somebody says so", async () => {
  const rent = { amount: -70_000, name: "Landlord", iban: "FR1420041010050500013M02606" }
  const [first, second, third] = await bank.imported(rent, rent, rent)
  const part = { kind: "account", amount: -70_000, account: await bank.accountOf("expense") }
  await bank.match(first.id, [part])
  expect((await bank.suggested(second.id)).proposedRule).toBeNull()
  await bank.match(second.id, [part])
  const { data, proposedRule } = await bank.suggested(third.id)
  expect(data[0].reasons).toEqual([{ name: "chosenBefore", value: "2" }])
  expect(proposedRule).toMatchObject({ patternKind: "iban", pattern: rent.iban, account: part.account, times: 2 })

  const rule = {
    business: bank.place.business,
    patternKind: "iban",
    pattern: rent.iban,
    kind: "account",
    account: part.account,
  }
  const made = await bank.bookkeeper.post(`${v1}/bank-rules`, rule)
  expect([made.status, made.body.isAutomatic]).toEqual([201, false])
  expect((await bank.suggested(third.id)).data[0].reasons[0].name).toBe("rule")
  expect((await bank.line(third.id)).state).toBe("open")
  await bank.bookkeeper.patch(`${v1}/bank-rules/{id}`, { isAutomatic: true }, idOf(made.body.id))
  const [fourth] = await bank.imported(rent)
  expect([fourth.state, (await bank.line(fourth.id)).matches[0].rule]).toEqual(["matched", made.body.id])
  const stale = await bank.bookkeeper.patch(
    `${v1}/bank-rules/{id}`,
    { isAutomatic: false, version: 1 },
    idOf(made.body.id),
  )
  expect([stale.status, stale.body.current.version]).toEqual([409, 2])
})

test("the reconciliation explains the difference of a day by what is unmatched on both sides", async () => {
  const { body } = await bank.bookkeeper.get(`${v1}/bank-reconciliations/{id}`, {}, idOf(bank.account))
  const [last] = body.days
  expect([last.date, last.statement]).toEqual([today, bank.balance()])
  expect(last.difference).toBe(body.lines.sum - body.entries.sum)
  expect(body.lines.count).toBe(
    (await bank.bookkeeper.get(`${v1}/bank-lines`, { account: bank.account, state: "open" })).body.total,
  )
  const answer = await bank.bookkeeper.get(`${v1}/bank-figures`, { business: bank.place.business })
  const [figures] = answer.body.data
  expect([figures.statement, figures.open, figures.books]).toEqual([bank.balance(), body.lines.count, last.books])
  const month = { id: String(bank.place.business), month: today.slice(0, 7) }
  const checklist = (await bank.bookkeeper.get(`${v1}/businesses/{id}/periods/{month}/checklist`, {}, month)).body
  const item = checklist.data.find(({ name }: { name: string }) => name === "bank-reconciled")
  expect([item.isDone, item.open >= body.lines.count]).toEqual([false, true])
  expect(await isIntact(bank.place)).toBe(true)
})
