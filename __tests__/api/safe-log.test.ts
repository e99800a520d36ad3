import { type CashShop, fund, openCashShop, problems, staffOf } from "../support/cash-shop"

// The log of a safe, from the opening to the closing balance.

type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let safe: number
let supervisor: Person

beforeAll(async () => {
  place = await openCashShop()
  ;[shop, safe] = [place.shops[0], place.safes[0]] as [number, number]
  supervisor = await staffOf(place, "supervisor", [shop])
  const witness = await staffOf(place, "cashier", [shop])
  const act = async (name: string, body: object) => {
    const { status, body: answer } = await supervisor.post(`/api/v1/safes/{id}/${name}`, body, { id: String(safe) })
    if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
  }
  await fund(place, "safe", shop, 100_000)
  await act("counts", { count: { pieces: { 5000: 19 } }, witness: witness.user.id, note: "Friday" })
  await act("floats", { till: place.tills[0], amount: 10_000, count: { pieces: { 5000: 2 } } })
  await act("exchanges", { given: { pieces: { 5000: 1 } }, received: { pieces: { 1000: 5 } } })
  await fund(place, "safe", shop, 700)
})

const log = (query = {}, who: Pick<Person, "get"> = supervisor) =>
  who.get("/api/v1/safes/{id}/log", query, { id: String(safe) })
const contents = async () => (await supervisor.get("/api/v1/safes/{id}/contents", {}, { id: String(safe) })).body

/** A day of the shop, some days from today. */
const day = (days: number) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Helsinki" }).format(new Date(Date.now() + days * 86_400_000))

test("the movements lead from the opening to the closing balance, and to the contents by piece", async () => {
  const { status, body } = await log()
  expect([status, body.opening, body.closing, body.language, body.timeZone]).toEqual([
    ...[200, 0, 85_700],
    ...["en", "Europe/Helsinki"],
  ])
  const lines = body.movements.map((movement: Record<string, unknown>) => [
    ...[movement.kind, movement.amount, movement.balance, movement.expected, movement.note],
  ])
  expect(lines.slice(1)).toEqual([
    ["count", -5_000, 95_000, 100_000, "Friday"],
    ["float", -10_000, 85_000, null, ""],
    ["exchange", 0, 85_000, null, ""],
    [expect.any(String), 700, 85_700, null, ""],
  ])
  expect(body.movements[1].witness).not.toBe("")
  const { total, pieces, unsorted } = await contents()
  expect([body.closing, body.pieces, body.unsorted]).toEqual([total, pieces, unsorted])
  expect(unsorted).toBe(700)
})

test("days before and after the movements have none, and the balance of that time", async () => {
  const before = (await log({ from: day(-3), to: day(-1) })).body
  expect([before.opening, before.closing, before.movements, before.pieces]).toEqual([0, 0, [], []])
  const after = (await log({ from: day(1), to: day(2) })).body
  expect([after.opening, after.closing, after.movements]).toEqual([85_700, 85_700, []])
  expect(after.pieces).toEqual((await contents()).pieces)
})

test.each([
  [{ from: "2031-02-02", to: "2031-02-01" }, "to"],
  [{ from: "2029-01-01", to: "2031-02-01" }, "to"],
  [{ from: "2031-02-31" }, "from"],
])("days that make no log are refused at their field: %j", async (query, field) => {
  const refused = await log(query)
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, [field]])
})

test("a log is for those who may see the cash of the safe", async () => {
  const elsewhere = await staffOf(place, "supervisor", [place.shops[1] as number])
  const cashier = await staffOf(place, "cashier", [shop])
  expect([(await log({}, elsewhere)).status, (await log({}, cashier)).status]).toEqual([404, 403])
})
