import { sql } from "drizzle-orm"
import { sqlState } from "@/lib/core/db/sqlstate"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import { changePeriod } from "@/lib/features/ledger/service/periods"
import { post } from "@/lib/features/ledger/service/post"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { trialBalance } from "@/lib/features/ledger/store/balances"
import { statementPage } from "@/lib/features/ledger/store/statement"
import { actor, entryOf, inBooks, openSampleBooks, postIn, type SampleBooks, verify } from "../support/books"
import { countStatements, query } from "../support/facts"
import { testStore } from "../support/store"

let books: SampleBooks

beforeAll(() => testStore())
beforeEach(async () => {
  books = await openSampleBooks()
})

const float = (amount: bigint) => cash.paidIn({ shopId: books.shopId, till: books.till, amount, from: "capital" })
const drop = (amount: bigint) => cash.dropped({ shopId: books.shopId, till: books.till, amount })
const balance = async (at = "9999-12-31") => {
  const accounts = await inBooks((scope) => trialBalance(scope, books.businessId, at))
  return BigInt(accounts.find(({ id }) => id === books.till)?.balance ?? 0)
}
const eraseBooks = (db: Db) => db.execute(sql`/* writes */ select erase_books(${actor.workspaceId}::int)`)
const error = (code: string, status = 409) => ({ code, status })

test("an entry gets the next number of its year and the next place in the chain, and moves the balances", async () => {
  const first = await postIn(books, float(10_000n), { businessDate: "2025-12-31" })
  const second = await postIn(books, drop(2_500n), { businessDate: "2026-01-01" })
  const third = await postIn(books, drop(500n), { businessDate: "2025-12-31" })
  expect([first, second, third].map(({ sequence, year, number }) => [sequence, year, number])).toEqual([
    [1, 2025, 1],
    [2, 2026, 1],
    [3, 2025, 2],
  ])
  expect([await balance("2025-12-30"), await balance("2025-12-31"), await balance()]).toEqual([0n, 9_500n, 7_000n])
  const trial = await inBooks((scope) => trialBalance(scope, books.businessId, "2025-12-31"))
  expect(trial.filter((row) => row.balance !== "0").map(({ code, role, balance }) => [code, role, balance])).toEqual([
    ["1010", "till", "9500"],
    ["1030", "drop_pending", "500"],
    ["3000", "capital", "-10000"],
  ])
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: 3, postings: 6, hash: third.hash })
})

test("cash can't fall below zero, and the error says how much is left", async () => {
  await postIn(books, float(10_000n))
  await expect(postIn(books, drop(10_001n))).rejects.toMatchObject({
    ...error("insufficient_funds"),
    key: ["insufficientFunds", { code: "1010", available: "100.00 EUR" }],
  })
  await postIn(books, drop(10_000n))
  expect(await balance()).toBe(0n)
})

test("a key belongs to one command permanently", async () => {
  const entry = entryOf(books, float(100n), { key: "the-key" })
  const first = await inBooks((scope) => post(scope, entry))
  expect(await inBooks((scope) => post(scope, entry))).toEqual({ ...first, isReplayed: true })
  const other = { ...entry, ...float(101n) }
  await expect(inBooks((scope) => post(scope, other))).rejects.toMatchObject(error("idempotency_mismatch", 422))
  expect(await balance()).toBe(100n)
})

test("a reversal is the exact opposite, exists once, and can't be reversed", async () => {
  const { id } = await postIn(books, float(700n))
  const undo = (entry: string, key?: string) =>
    inBooks((scope) => reverse(scope, entry, { reason: "Typed twice", key }))
  const reversal = await undo(id)
  expect(await balance()).toBe(0n)
  expect(await undo(id)).toEqual({ ...reversal, isReplayed: true })
  await expect(undo(id, "another")).rejects.toMatchObject({
    ...error("already_reversed"),
    key: ["alreadyReversed", { number: "2026/2" }],
  })
  await expect(undo(reversal.id)).rejects.toMatchObject(error("reversal_of_reversal"))
  expect((await verify(books)).isIntact).toBe(true)
})

test("a locked month takes no entry, a closed one only those of a bookkeeper, and unlocking needs a reason", async () => {
  const change = (state: "open" | "soft-closed" | "locked", reason?: string) =>
    inBooks((scope) => changePeriod(scope, books.businessId, "2026-06", state, reason))
  await change("soft-closed")
  await expect(postIn(books, float(1n))).rejects.toMatchObject(error("period_locked"))
  await postIn(books, float(1n), { isBookkeeper: true })
  await change("locked")
  await expect(postIn(books, float(1n), { isBookkeeper: true })).rejects.toMatchObject({
    ...error("period_locked"),
    key: ["periodLocked", { date: "2026-06-15" }],
  })
  await postIn(books, float(1n), { businessDate: "2026-07-01" })
  await expect(change("open", " ")).rejects.toMatchObject({ fields: { reason: "unlockReason" } })
  await change("open", "The bank was wrong")
  await postIn(books, float(1n))
})

test("an entry takes one statement, and its texts arrive as they are", async () => {
  const memo = String.raw`It's "5 €" \' $1 $& %s ${"`"}'; select 1 --`
  let id = ""
  const statements = await countStatements(async () => {
    id = (await postIn(books, float(5n), { memo })).id
  })
  expect(statements).toHaveLength(1)
  expect(await query(`select memo from journal_entries where id = '${id}'`)).toEqual([{ memo }])
})

test("an entry that is no entry is refused at its field", async () => {
  const lines = float(5n).lines
  const bad = (more: object) => postIn(books, float(5n), more).catch(({ fields }) => fields)
  expect(await bad({ lines: lines.slice(1) })).toEqual({ lines: "entryTooShort" })
  expect(await bad({ lines: [...lines, ...lines.slice(1)] })).toEqual({ lines: "entryUnbalanced" })
  expect(await bad({ lines: [...lines, { ...lines[0], amount: 0n }] })).toEqual({ "lines.2.amount": "amountZero" })
  expect(await bad({ currency: "SEK" })).toEqual({ currency: ["currencyOther", { currency: "EUR" }] })
  const onIous = { account: { role: "iou_control" }, amount: 5n }
  expect(await bad({ lines: [onIous, lines[1]] })).toEqual({ "lines.0.party": "partyMissing" })
  const elsewhere = await openSampleBooks()
  const foreign = { account: { accountId: elsewhere.till }, amount: 5n }
  expect(await bad({ lines: [foreign, lines[1]] })).toEqual({ "lines.0.account": "accountUnknown" })
  expect((await verify(books)).entries).toBe(0)
})

test("a statement shows the balance after each posting, on every page and for any days", async () => {
  for (const [day, amount] of [
    ["01", 100n],
    ["01", 20n],
    ["03", 3n],
    ["02", 4_000n],
  ] as const)
    await postIn(books, float(amount), { businessDate: `2026-05-${day}` })
  const page = async (more: object) =>
    (await inBooks((scope) => statementPage(scope, { accountId: books.till, page: 1, perPage: 2, ...more }))).rows.map(
      (row) => [row.businessDate.slice(-2), row.amount, row.balance],
    )
  expect(await page({})).toEqual([
    ["03", "3", "4123"],
    ["02", "4000", "4120"],
  ])
  expect(await page({ page: 2 })).toEqual([
    ["01", "20", "120"],
    ["01", "100", "100"],
  ])
  expect(await page({ to: "2026-05-02" })).toEqual([
    ["02", "4000", "4120"],
    ["01", "20", "120"],
  ])
})

test("only the path that is made for it deletes books, and only for the owner", async () => {
  await postIn(books, float(5n))
  const asMember = inBooks((scope) => eraseBooks(scope.db)).catch(sqlState)
  expect(await asMember).toBe("42501")
  await ownerTx(eraseBooks)
  const [left] = await query<{ n: number }>("select count(*)::int as n from books where workspace_id = 1")
  expect(left?.n).toBe(0)
})
