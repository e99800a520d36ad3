import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import * as owed from "@/lib/features/ledger/service/recipes/owed"
import { trialBalance } from "@/lib/features/ledger/store/balances"
import { type Caller, client } from "../support/api"
import { inBooks, openSampleBooks, postIn, type SampleBooks } from "../support/books"

// The journal as files of other programs. Where those are installed, they read it too.

let admin: Caller
let books: SampleBooks
let expected: Record<string, string>

const file = async (format: string) => {
  const answer = await admin.get("/api/v1/businesses/{id}/journal", { format }, { id: String(books.businessId) })
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
  await postIn(books, owed.iouCharged({ shopId, party: "customer:7", rates }), { businessDate: "2025-12-31" })
  await postIn(books, cash.dropped({ shopId, till, amount: 5n }), { memo: "=cmd()" })
  await postIn(books, cash.cashUp({ shopId, till, variance: -240n }))
  const rows = await inBooks((scope) => trialBalance(scope, books.businessId, "9999-12-31"))
  expected = Object.fromEntries(rows.filter((row) => row.balance !== "0").map((row) => [row.code, row.balance]))
})

test.each(["hledger", "ledger", "beancount"])(
  "the %s journal adds up to our balances, and its account names end in the code",
  async (format) => {
    const text = await file(format)
    const postings = [
      ...text.matchAll(/^ {2,4}(?:Assets|Liabilities|Equity|Income|Expenses):(\S+) {2}(-?\d+\.\d\d) EUR/gm),
    ]
    expect(postings.length).toBe(9)
    expect(sums(postings.map(([, code = "", amount = ""]) => [code, amount]))).toEqual(expected)
    expect(text).toContain("Assets:1010")
  },
)

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
  test(`${command} reads the file and agrees`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "ledger-"))
    const path = join(folder, "journal")
    writeFileSync(path, await file(format))
    const output = execFileSync(command, args(path), { encoding: "utf8" })
    rmSync(folder, { recursive: true })
    const found = [...output.matchAll(/"\w+:([^"]+)","(-?[\d.]+) EUR"/g)]
    const agrees = command === "bean-check" ? {} : expected
    expect(sums(found.map(([, code = "", amount = ""]) => [code, amount]))).toEqual(agrees)
  })
}
