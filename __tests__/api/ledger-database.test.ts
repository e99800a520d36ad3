import { sqlState, violatedConstraint } from "@/lib/core/db/sqlstate"
import { changePeriod } from "@/lib/features/ledger/service/periods"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { inBooks, openSampleBooks, postIn, type SampleBooks, verify } from "../support/books"
import { byHand, type Raw } from "../support/books-by-hand"
import { query } from "../support/facts"
import { testStore } from "../support/store"

// Changes that the database rejects, whatever the service does. The SQL runs as the owner, as in psql.

let books: SampleBooks
let entryId: string

const float = (amount: bigint) => cash.paidIn({ shopId: books.shopId, till: books.till, amount, from: "capital" })

beforeAll(() => testStore())
beforeEach(async () => {
  books = await openSampleBooks()
  entryId = (await postIn(books, float(1_000n))).id
})

/** Runs statements in one transaction. @returns "done", the violated constraint, or the SQLSTATE */
const outcome = (...statements: string[]) =>
  query(`do $$ begin ${statements.join("; ")}; set constraints all immediate; end $$`).then(
    () => "done",
    (error) => violatedConstraint(error) ?? sqlState(error),
  )

const tables = ["journal_entries", "postings"]
test.each(tables.flatMap((table) => ["update", "delete", "truncate"].map((act) => [act, table])))(
  "%s of %s is refused to the owner and to members",
  async (act, table) => {
    const column = table === "postings" ? "amount" : "memo"
    const statement =
      act === "update"
        ? `update ${table} set ${column} = ${column}`
        : act === "delete"
          ? `delete from ${table}`
          : `truncate ${table} cascade`
    expect(await outcome(statement)).toBe("42501")
    expect(await outcome("set local role cornerledger_member", "set local app.workspace_id = '1'", statement)).toBe(
      "42501",
    )
    expect((await verify(books)).isIntact).toBe(true)
  },
)

test("members may neither write balances nor claim the right to erase", async () => {
  const member = [
    "set local role cornerledger_member",
    "set local app.workspace_id = '1'",
    "set local app.erase_books = '1'",
  ]
  expect(await outcome(...member, "update account_balances set balance = 0")).toBe("42501")
  expect(await outcome(...member, "insert into account_days values (1, 1, '2026-01-01', 5)")).toBe("42501")
  expect(await outcome(...member, "delete from postings")).toBe("42501")
  expect(await outcome(...member, "perform erase_books(1)")).toBe("42501")
})

test("an entry by hand is accepted if it keeps every rule", async () => {
  expect(await outcome(...(await byHand(books, entryId, {})))).toBe("done")
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: 2 })
})

const refused: [string, Raw, string][] = [
  [
    "doesn't sum to zero",
    {
      postings: [
        ["till", 5],
        ["capital", -4],
      ],
    },
    "journal_entries_balance",
  ],
  ["has one line", { lines: 1, postings: [["till", 5]] }, "journal_entries_lines_check"],
  ["has fewer lines than it says", { lines: 3 }, "journal_entries_balance"],
  [
    "has more lines than it says",
    {
      postings: [
        ["till", 5],
        ["capital", -6],
        ["capital", 1],
      ],
    },
    "postings_entry",
  ],
  [
    "has an amount of zero",
    {
      lines: 3,
      postings: [
        ["till", 5],
        ["capital", -5],
        ["till", 0],
      ],
    },
    "postings_amount_check",
  ],
  [
    "takes cash below zero",
    {
      postings: [
        ["till", -1_001],
        ["capital", 1_001],
      ],
    },
    "account_balances_floor_check",
  ],
  ["leaves a gap in the numbers", { number: 3 }, "journal_entries_number"],
  ["takes a number again", { number: 1 }, "journal_entries_number"],
  ["leaves a gap in the chain", { sequence: 3 }, "journal_entries_chain"],
  ["follows another entry", { previous: "0".repeat(64) }, "journal_entries_chain"],
  ["has a wrong hash", { hash: "f".repeat(64) }, "journal_entries_hash"],
]
test.each(refused)("an entry by hand that %s is refused", async (_, raw, constraint) => {
  expect(await outcome(...(await byHand(books, entryId, raw)))).toBe(constraint)
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: 1 })
})

test("an entry by hand into a locked month, or as an inexact or second reversal, is refused", async () => {
  const opposite: Raw["postings"] = [
    ["till", -1_000],
    ["capital", 1_000],
  ]
  expect(await outcome(...(await byHand(books, entryId, { reverses: entryId })))).toBe("journal_entries_reversal")
  await inBooks((scope) => changePeriod(scope, books.businessId, "2026-05", "locked"))
  expect(await outcome(...(await byHand(books, entryId, { date: "2026-05-31" })))).toBe("journal_entries_period")
  const { id } = await inBooks((scope) => reverse(scope, entryId, { reason: "why" }))
  const first = entryId
  entryId = id
  const third = { sequence: 3, number: 3 }
  expect(
    await outcome(
      ...(await byHand(books, entryId, {
        ...third,
        reverses: id,
        postings: [
          ["till", 1_000],
          ["capital", -1_000],
        ],
      })),
    ),
  ).toBe("journal_entries_reversal")
  await postIn(books, float(1_000n))
  const [last] = await query<{ id: string }>(`select id from journal_entries where workspace_id = 1
    and business_id = ${books.businessId} order by sequence desc limit 1`)
  entryId = String(last?.id)
  expect(
    await outcome(...(await byHand(books, entryId, { sequence: 4, number: 4, reverses: first, postings: opposite }))),
  ).toBe("journal_entries_reverses_key")
})

test("a line can't be added to an entry that is written", async () => {
  const line = (
    n: number,
  ) => `insert into postings (workspace_id, business_id, entry_id, line, account_id, amount, business_date, sequence)
    values (1, ${books.businessId}, '${entryId}', ${n}, ${books.till}, 5, '2026-06-15', 1)`
  expect(await outcome(line(3))).toBe("postings_entry")
  expect(await outcome(line(2))).toMatch(/postings_.*_pk/)
})

test("accounts keep what entries rely on, and the currency is fixed after the first posting", async () => {
  const of = `where workspace_id = 1 and id = ${books.till}`
  for (const change of [
    "code = '1', may_go_below_zero = may_go_below_zero",
    "role = 'bank'",
    "class = 'equity'",
    "may_go_below_zero = true",
  ])
    expect(await outcome(`update accounts set ${change} ${of}`)).toBe("42501")
  expect(await outcome(`update accounts set name = 'Front till' ${of}`)).toBe("done")
  expect(await outcome(`update books set currency = 'SEK' where business_id = ${books.businessId}`)).toBe("42501")
})
