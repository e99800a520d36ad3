import { stranger } from "../support/api"
import { addAccount, camt, importFile, linesOf, someDay, testIbans } from "../support/camt"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"

// Importing statements of banks: camt.053 as a file, and CSV with columns that the account remembers.

const v1 = "/api/v1"
const iban = testIbans[0]
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let account: number
let bookkeeper: Person

beforeAll(async () => {
  place = await openCashShop()
  account = await addAccount(place)
  bookkeeper = await staffOf(place, "bookkeeper")
})

const only = () => ({ account: String(account) })

test("a file becomes a statement with lines, the latest first in the list", async () => {
  const xml = camt(
    {
      iban,
      id: "S1",
      opening: 5_000,
      lines: [
        { amount: 1_250, name: "Anna" },
        { amount: -300, text: "Fee" },
      ],
    },
    "08",
  )
  const { status, body } = await importFile(bookkeeper, xml, only())
  expect([status, body.matched, body.data.length]).toEqual([201, 0, 1])
  expect(body.data[0]).toMatchObject({
    ...{ bankAccount: account, iban, format: "camt.053.001.08", statementId: "S1", opening: 5_000, closing: 5_950 },
    ...{ currency: "EUR", lines: 2, open: 2, from: someDay, to: someDay },
  })
  const lines = await linesOf(bookkeeper, body.data[0].id)
  expect(lines.map(({ amount, open, state, name }: Record<string, unknown>) => [amount, open, state, name])).toEqual([
    [1_250, 1_250, "open", "Anna"],
    [-300, -300, "open", ""],
  ])
  const params = { id: String(body.data[0].id) }
  expect((await bookkeeper.get(`${v1}/bank-statements/{id}`, {}, params)).body).toEqual(body.data[0])
  expect((await bookkeeper.get(`${v1}/bank-statements`, { account })).body.data[0].statementId).toBe("S1")
})

test("the same statement is refused, another one with its id isn't", async () => {
  const again = { iban, id: "S2", opening: 5_950, lines: [{ amount: 100 }] }
  expect((await importFile(bookkeeper, camt(again), only())).status).toBe(201)
  const refused = await importFile(bookkeeper, camt(again), only())
  expect([refused.status, problems(refused)]).toEqual([409, { file: "Statement S2 has already been imported." }])
  expect((await importFile(bookkeeper, camt({ ...again, opening: 6_050 }), only())).status).toBe(201)
})

test("a statement with wrong sums, of an unknown account or in another currency is refused with its reason", async () => {
  const problem = async (xml: string) => {
    const { status, ...answer } = await importFile(bookkeeper, xml, {})
    return [status, problems(answer).file]
  }
  const lines = [{ amount: 100 }]
  expect(await problem(camt({ iban, lines, closing: 99 }))).toEqual([
    422,
    "The opening balance and the entries don’t add up to the closing balance.",
  ])
  expect(await problem(camt({ iban: "FR1420041010050500013M02606", lines }))).toEqual([
    422,
    "None of your businesses has the account FR1420041010050500013M02606. Add it to the business first.",
  ])
  expect(await problem(camt({ iban, lines, currency: "SEK" }))).toEqual([
    422,
    "The statement is in SEK, and the business keeps its books in another currency.",
  ])
  expect(await problem("no file")).toEqual([422, "This file can’t be read as XML. Download it from the bank again."])
})

test("nothing of a file is kept if one of its statements is refused", async () => {
  const good = camt({ iban, id: "HALF", lines: [{ amount: 7 }] })
  const wrong = camt({ iban, id: "WRONG", lines: [{ amount: 7 }], closing: 8 })
  const second = /<Stmt>[\s\S]*<\/Stmt>/.exec(wrong)?.[0] ?? ""
  const both = good.replace("</BkToCstmrStmt>", `${second}</BkToCstmrStmt>`)
  expect((await importFile(bookkeeper, both, only())).status).toBe(422)
  expect((await bookkeeper.get(`${v1}/bank-statements`, { q: "HALF" })).body.total).toBe(0)
})

test("an account that several businesses have is named", async () => {
  const other = await openCashShop()
  const [shared, second] = [await addAccount(place, testIbans[1]), await addAccount(other, testIbans[1])]
  const xml = camt({ iban: testIbans[1], id: "SHARED", lines: [{ amount: 7 }] })
  const refused = await importFile(place.admin, xml)
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["account"]])
  expect((await importFile(place.admin, xml, { account: String(second) })).body.data[0].bankAccount).toBe(second)
  // The bookkeeper of one of them has no choice to make.
  expect((await importFile(bookkeeper, xml)).body.data[0].bankAccount).toBe(shared)
})

test("managers don't import or see lines, auditors see them, and strangers find none", async () => {
  const xml = camt({ iban, id: "RIGHTS", lines: [{ amount: 7 }] })
  const [manager, auditor] = [await staffOf(place, "manager"), await staffOf(place, "auditor")]
  expect((await importFile(manager, xml, only())).status).toBe(403)
  expect((await manager.get(`${v1}/bank-lines`)).status).toBe(403)
  expect((await importFile(auditor, xml, only())).status).toBe(403)
  const { body } = await importFile(bookkeeper, xml, only())
  expect((await linesOf(auditor, body.data[0].id)).length).toBe(1)
  const outsider = await stranger()
  const params = { id: String(body.data[0].id) }
  expect((await outsider.get(`${v1}/bank-statements/{id}`, {}, params)).status).toBe(404)
  expect((await outsider.get(`${v1}/bank-lines`)).body.total).toBe(0)
  expect(problems(await importFile(outsider, xml)).file).toContain("None of your businesses")
})

test("the database keeps statements and lines as they came", async () => {
  const [line] = (await bookkeeper.get(`${v1}/bank-lines`)).body.data
  await expect(
    query(`update bank_lines set amount = amount + 1 where workspace_id = 1 and id = ${line.id}`),
  ).rejects.toThrow()
  await expect(
    query(`update bank_statements set closing = 0 where workspace_id = 1 and id = ${line.statement}`),
  ).rejects.toThrow()
})

const csv = (values: object, who: Person = bookkeeper) =>
  who.post(`${v1}/bank-statements/import-csv`, { account, ...values })
const text = [
  "Kontoauszug;FI21",
  "Buchungstag;Betrag;Begünstigter;Verwendungszweck;Saldo;Sonstiges",
  "17.07.2026;-1.234,56;Miete GmbH;Juli;8.765,44;x",
  "16.07.2026;10.000,00;Anna;Einzahlung;10.000,00;y",
].join("\n")

test("a preview says what columns mean and what is in the file, and keeps nothing", async () => {
  const { status, body } = await csv({ text })
  expect([status, body.decimal, body.ready, body.problems]).toEqual([200, "comma", 2, 0])
  expect([body.opening, body.closing, body.statement]).toEqual([0, 876_544, null])
  expect(body.columns.map(({ meaning }: { meaning: string }) => meaning)).toEqual([
    ...["date", "amount", "name", "text", "balance", "ignore"],
  ])
  expect(body.rows.map(({ date, amount }: { date: string; amount: number }) => [date, amount])).toEqual([
    ["2026-07-16", 1_000_000],
    ["2026-07-17", -123_456],
  ])
})

test("an import keeps the rows, remembers the columns, and leaves out known rows the next time", async () => {
  const columns = {
    Buchungstag: "date",
    Betrag: "amount",
    Begünstigter: "text",
    Verwendungszweck: "name",
    Saldo: "balance",
  }
  const { body } = await csv({ text, columns, phase: "import" })
  expect(body.statement).toMatchObject({ format: "csv", opening: 0, closing: 876_544, lines: 2, from: "2026-07-16" })
  const [first] = await linesOf(bookkeeper, body.statement.id)
  expect([first.name, first.text]).toEqual(["Einzahlung", "Anna"])
  const longer = `${text}\n15.07.2026;1,00;Bea;Früher;-9.999,00;z`
  const next = (await csv({ text: text.replace("16.07.2026", "18.07.2026").replace("10.000,00;y", "18.765,44;y") }))
    .body
  expect(next.columns[2].meaning).toBe("text")
  expect((await csv({ text, phase: "import" })).status).toBe(409)
  const mixed = (await csv({ text: longer })).body
  expect(mixed.rows.map(({ problem }: { problem: string | null }) => problem)).toContain("alreadyThere")
})

test("a file without balances needs the opening one, or a statement before it", async () => {
  const other = await addAccount(place, "FR1420041010050500013M02606")
  const plain = "Date;Amount;Name\n2026-07-01;5,00;Anna\n2026-07-02;-2,00;Bea"
  const values = { account: other, text: plain, phase: "import" }
  expect(Object.keys(problems(await csv(values)))).toEqual(["opening"])
  expect(Object.keys(problems(await csv({ ...values, opening: 100, closing: 401 })))).toEqual(["closing"])
  expect((await csv({ ...values, opening: 100, closing: 400 })).body.statement.closing).toBe(400)
  const later = plain.replace("07-01", "07-03").replace("07-02", "07-04")
  expect((await csv({ ...values, text: later })).body.statement).toMatchObject({ opening: 400, closing: 700 })
})

test("rows that can't be read are named, and nothing is kept", async () => {
  const broken = "Date;Amount;Name\n2026-07-01;five;Anna\n2026-07-02;1,00;Bea"
  const { rows, ready } = (await csv({ text: broken })).body
  expect([rows[0].problem, ready]).toEqual(["amountUnreadable", 1])
  const refused = await csv({ text: broken, phase: "import", opening: 0 })
  expect([refused.status, problems(refused).text]).toEqual([
    422,
    "Line 2 of the file can’t be read. Check what the columns mean.",
  ])
  expect((await csv({ text: "nothing" })).status).toBe(422)
  expect((await csv({ text: "a;b\n1;2", columns: { a: "nonsense" } })).status).toBe(422)
})
