import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { addAccount } from "@/lib/features/ledger/service/accounts"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import * as owed from "@/lib/features/ledger/service/recipes/owed"
import { listAccounts } from "@/lib/features/ledger/store/accounts"
import { trialBalance } from "@/lib/features/ledger/store/balances"
import { codesIn } from "@/lib/features/ledger/values/charts"
import { type Caller, client } from "../support/api"
import { inBooks, openSampleBooks, postIn, type SampleBooks } from "../support/books"

// The journal as files of other programs. Where those are installed, they read it too.

let admin: Caller
let books: SampleBooks
let second: { id: number; code: string }
let expected: Record<string, string>
/** The code of each account by its own one, by chart. */
let codes: Record<string, Map<string, string>>
const charts = [undefined, "skr03", "pcg"] as const

const file = async (format: string, chart?: string) => {
  const query = { format, ...(chart && { chart }) }
  const answer = await admin.get("/api/v1/businesses/{id}/journal", query, { id: String(books.businessId) })
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining("attachment"),
  ])
  return Buffer.from(answer.body).toString("utf8")
}

/** Cents of `12.34`. */
const minor = (text: string) => BigInt(text.replace(".", ""))
const euros = (cents: bigint) => `${cents < 0n ? "-" : ""}${cents < 0n ? -cents : cents}`

/** Sums of amounts by code, without zeros. */
function sums(rows: [code: string, amount: string][]): Record<string, string> {
  const totals = new Map<string, bigint>()
  for (const [code, amount] of rows) totals.set(code, (totals.get(code) ?? 0n) + minor(amount))
  return Object.fromEntries([...totals].filter(([, sum]) => sum !== 0n).map(([code, sum]) => [code, euros(sum)]))
}

beforeAll(async () => {
  admin = await client("admin")
  books = await openSampleBooks()
  const { shopId, till } = books
  const rates = [{ vatCode: "2400", net: 100_005n, vat: 24_001n }]
  await postIn(books, cash.paidIn({ shopId, till, amount: 20_000n, from: "capital" }), {
    memo: 'A "float"; with | signs\n=1+1',
  })
  // A second till, and a second account of expenses.
  second = await inBooks((scope) =>
    addAccount(scope, { businessId: books.businessId, shopId, role: "till", name: "Till 2" }),
  )
  await postIn(books, cash.paidIn({ shopId, till: second.id, amount: 700n, from: "capital" }))
  await postIn(books, owed.iouCharged({ shopId, party: "customer:7", rates }), { businessDate: "2025-12-31" })
  await postIn(books, cash.dropped({ shopId, till, amount: 5n }), { memo: "=cmd()" })
  await postIn(books, cash.cashUp({ shopId, till, variance: -240n }))
  const rows = await inBooks((scope) => trialBalance(scope, books.businessId, "9999-12-31"))
  const accounts = await inBooks((scope) => listAccounts(scope, books.businessId))
  codes = Object.fromEntries(
    (["skr03", "pcg"] as const).map((chart) => {
      const found = codesIn(chart, accounts)
      return [chart, new Map(accounts.map(({ id, code }) => [code, found.get(id) as string]))]
    }),
  )
  expected = Object.fromEntries(rows.filter((row) => row.balance !== "0").map((row) => [row.code, row.balance]))
})

/** The balances by the codes of a chart. */
const expectedIn = (chart: (typeof charts)[number]) =>
  Object.fromEntries(
    Object.entries(expected).map(([code, balance]) => [chart ? codes[chart]?.get(code) : code, balance]),
  )

const formats = ["hledger", "ledger", "beancount"] as const
test.each(formats.flatMap((format) => charts.map((chart) => [format, chart] as const)))(
  "the %s journal adds up to our balances by the codes of the chart %s, in which its account names end",
  async (format, chart) => {
    const text = await file(format, chart)
    const postings = [
      ...text.matchAll(/^ {2,4}(?:Assets|Liabilities|Equity|Income|Expenses):(\S+) {2}(-?\d+\.\d\d) EUR/gm),
    ]
    expect(postings.length).toBe(11)
    expect(sums(postings.map(([, code = "", amount = ""]) => [code, amount]))).toEqual(expectedIn(chart))
    expect(text).toContain(`Assets:${chart === "skr03" ? "1000" : chart === "pcg" ? "531" : "1010"}`)
  },
)

test("accounts of one code stay distinct in a chart, and keep their codes when another one is opened", async () => {
  expect(codes.skr03?.get("1010")).toBe("1000")
  expect(codes.skr03?.get(second.code)).toBe("1000-2")
  for (const found of Object.values(codes)) expect(new Set(found.values()).size).toBe(found.size)
  expect((await file("csv", "pcg")).match(/,531-2,Till 2,7\.00,EUR/)).toHaveLength(1)
  const before = await file("hledger", "pcg")
  await inBooks((scope) =>
    addAccount(scope, { businessId: books.businessId, role: "expense", name: "Rent", code: "0100" }),
  )
  const declared = (text: string) => text.split("\n").filter((line) => line.startsWith("account "))
  expect(declared(await file("hledger", "pcg"))).toEqual(expect.arrayContaining(declared(before)))
})

test("the CSV file has a line per posting, and no text that a spreadsheet would run", async () => {
  const lines = (await file("csv")).split("\r\n")
  expect(lines[0]).toMatch(/^sequence,year,number,id,date,.*,hash$/)
  expect(lines.filter((line) => line.includes("'=cmd()"))).toHaveLength(2)
  expect(lines.join("\n")).not.toMatch(/,=cmd/)
})

const programs: [format: string, command: string, args: (path: string) => string[]][] = [
  ["hledger", "hledger", (path) => ["-f", path, "balance", "--flat", "-O", "csv"]],
  ["ledger", "ledger", (path) => ["-f", path, "balance", "--flat", "--format", '"%(account)","%(display_total)"\n']],
  ["beancount", "bean-check", (path) => [path]],
]
const isInstalled = (command: string) => {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

for (const [format, command, args] of programs.filter(([, name]) => isInstalled(name))) {
  test.each(charts)(`${command} reads the file with the chart %s and agrees`, async (chart) => {
    const folder = mkdtempSync(join(tmpdir(), "ledger-"))
    const path = join(folder, "journal")
    writeFileSync(path, await file(format, chart))
    const output = execFileSync(command, args(path), { encoding: "utf8" })
    rmSync(folder, { recursive: true })
    const found = [...output.matchAll(/"\w+:([^"]+)","(-?[\d.]+) EUR"/g)]
    const agrees = command === "bean-check" ? {} : expectedIn(chart)
    expect(sums(found.map(([, code = "", amount = ""]) => [code, amount]))).toEqual(agrees)
  })
}
