import { randomUUID } from "node:crypto"
import { type Caller, client } from "../support/api"
import { act, balances, fieldsOf, openedDay, reading, readSession } from "../support/till-day"

// Z readings from a file.

const path = "/api/v1/z-readings/import"
let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

interface Row {
  line: number
  problem: string | null
  taken: boolean
}
const states = ({ body }: { body: { rows: Row[] } }) =>
  body.rows.map(({ line, problem, taken }) => [line, problem, taken])

test("a file is previewed and taken: good rows by the usual command, the others with their problem", async () => {
  const { business, shop, cashier, id } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  const text = [
    "Date;Till;Z;Umsatz 24%;Umsatz 14%;Bar;Karte",
    `${businessDate};TILL 1;17;1.124,00;11,40;1.135,40;0`,
    `${businessDate};Till 2;1;10;0;10;0`,
    `${businessDate};Till 1;18;10;0;9;0`,
    "2001-01-01;Till 1;1;10;0;10;0",
    `${businessDate};Till 1;1;ten;0;10;0`,
    `${businessDate};Till 1;18;10;0;10;0`,
  ].join("\n")
  const problems = [null, "tillUnknown", "unbalanced", "noSession", "amountUnreadable", "twice"]
  const preview = await cashier.post(path, { shop, text })
  expect([preview.status, preview.body.decimal, preview.body.ready]).toEqual([200, "comma", 1])
  expect(states(preview)).toEqual(problems.map((problem, i) => [i + 2, problem, false]))
  expect(preview.body.rows[4].column).toBe("Umsatz 24%")
  expect((await readSession(cashier, id)).events).toHaveLength(1)

  const taken = await cashier.post(path, { shop, text, phase: "take" })
  expect(states(taken)).toEqual(problems.map((problem, i) => [i + 2, problem, problem === null]))
  const { events } = await readSession(cashier, id)
  expect(events.at(-1)).toMatchObject({ kind: "z-reading", memo: "17", amount: 1135_40 })
  expect(await balances(admin, business)).toMatchObject({ till: 1235_40, sales: -(906_45 + 10_00) })
  const again = await cashier.post(path, { shop, text, phase: "take" })
  expect([again.body.taken, again.body.rows[0].problem]).toEqual([0, "alreadyTaken"])
})

test("the shop remembers what the columns mean, and another shop doesn't know it", async () => {
  const { shop, cashier, id } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  const text = `Wann,A,B\n${businessDate},12.40,12.40`
  const unknown = await cashier.post(path, { shop, text })
  expect(unknown.body.columns.map(({ meaning }: { meaning: string }) => meaning)).toEqual([
    "ignore",
    "ignore",
    "ignore",
  ])
  const columns = { Wann: "date", A: "rate:2400", B: "cards" }
  const taken = await cashier.post(path, { shop, text, columns, phase: "take" })
  expect([taken.status, taken.body.taken]).toEqual([200, 1])
  const next = await cashier.post(path, { shop, text })
  expect(next.body.columns.map(({ meaning }: { meaning: string }) => meaning)).toEqual(["date", "rate:2400", "cards"])
  const elsewhere = await openedDay(admin)
  const other = await elsewhere.cashier.post(path, { shop: elsewhere.shop, text })
  expect(other.body.columns[0].meaning).toBe("ignore")
})

test("a reading is taken once, however often the file is sent at once, and one by hand counts too", async () => {
  const { shop, cashier, id, business } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  const text = `Date,Sales 24%,Cards\n${businessDate},100,100`
  const send = () =>
    cashier.send(path, {
      method: "POST",
      headers: { "idempotency-key": randomUUID(), "content-type": "application/json" },
      body: JSON.stringify({ shop, text, phase: "take" }),
    })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await balances(admin, business)).card_clearing).toBe(100_00)
  const byHand = await openedDay(admin)
  await act(byHand.cashier, byHand.id, "z-reading", reading)
  const late = await byHand.cashier.post(path, { shop: byHand.shop, text, phase: "take" })
  expect(states(late)).toEqual([[2, "alreadyTaken", false]])
})

test("a text that is no table is refused at its field, and other shops don't exist", async () => {
  const { shop, cashier } = await openedDay(admin)
  const refused = await cashier.post(path, { shop, text: "nothing" })
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ["text"]])
  const elsewhere = await openedDay(admin)
  expect((await elsewhere.cashier.post(path, { shop, text: "a,b\n1,2" })).status).toBe(404)
})

test("in a closed month, rows say so and the others are taken", async () => {
  const { business, shop, cashier, id } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  const month = { id: String(business), month: businessDate.slice(0, 7) }
  await admin.post("/api/v1/businesses/{id}/periods/{month}/close", {}, month)
  const text = `Date,Sales 24%,Cards\n${businessDate},100,100`
  expect(states(await cashier.post(path, { shop, text, phase: "take" }))).toEqual([[2, "monthClosed", false]])
  expect((await readSession(cashier, id)).events).toHaveLength(1)
})
