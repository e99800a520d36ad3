import * as cash from "@/lib/features/ledger/service/recipes/cash"
import * as owed from "@/lib/features/ledger/service/recipes/owed"
import { openSampleBooks, postIn, type SampleBooks, verify } from "../support/books"
import { query } from "../support/facts"
import { testStore } from "../support/store"

// An operator who turns the triggers off can change the books, but verification finds it.

let books: SampleBooks

const float = (amount: bigint) => cash.paidIn({ shopId: books.shopId, till: books.till, amount, from: "capital" })

beforeAll(() => testStore())
beforeEach(async () => {
  books = await openSampleBooks()
  await postIn(books, float(1_000n))
})

/** Changes books as an operator can, who turns the triggers off first. */
const tamper = (statement: string) => {
  const all = ["journal_entries", "postings", "accounts", "books", "account_balances", "account_days", "periods"]
  const triggers = (state: string) => all.map((table) => `alter table ${table} ${state} trigger user;`).join(" ")
  return query(`do $$ begin ${triggers("disable")} ${statement}; ${triggers("enable")} end $$`)
}

const textColumns = "kind actor_name source_type source_id memo idempotency_key request_hash hash previous_hash"
const changes: [string, string, string][] = [
  ...textColumns
    .split(" ")
    .map((name): [string, string, string] => [
      `journal_entries.${name}`,
      `update journal_entries set ${name} = overlay(coalesce(${name}, '') placing '!' from 1) where id = ENTRY`,
      "2026/2",
    ]),
  ...["occurred_at", "recorded_at"].map((name): [string, string, string] => [
    `journal_entries.${name}`,
    `update journal_entries set ${name} = ${name} + interval '1 millisecond' where id = ENTRY`,
    "2026/2",
  ]),
  [
    "journal_entries.business_date",
    "update journal_entries set business_date = '2026-06-14' where id = ENTRY",
    "2026/2",
  ],
  ["journal_entries.shop_id", "update journal_entries set shop_id = shop_id + 1 where id = ENTRY", "2026/2"],
  ["journal_entries.actor_id", "update journal_entries set actor_id = 2 where id = ENTRY", "2026/2"],
  ["postings.amount", "update postings set amount = amount * 2 where entry_id = ENTRY", "2026/2"],
  ["postings.party", "update postings set party = 'customer:8' where entry_id = ENTRY and party is not null", "2026/2"],
  ["postings.vat_code", "update postings set vat_code = 'x' where entry_id = ENTRY", "2026/2"],
  ["postings.net", "update postings set net = net + 1 where entry_id = ENTRY", "2026/2"],
  ["postings.line", "update postings set line = line + 1 where entry_id = ENTRY and line = 3", "2026/2"],
  ["a posting is deleted", "delete from postings where entry_id = ENTRY and line = 3", "2026/2"],
  [
    "the last but one entry is deleted",
    "delete from postings where entry_id = ENTRY; delete from journal_entries where id = ENTRY",
    "2026/3",
  ],
  ["accounts.code", "update accounts set code = '9' where id = TILL", "2026/1"],
  ["books.currency", "update books set currency = 'SEK' where business_id = BUSINESS", "2026/1"],
  ["account_balances.balance", "update account_balances set balance = 7 where account_id = TILL", "1010"],
  ["account_days.amount", "update account_days set amount = 7 where account_id = TILL", "1010"],
]
test.each(changes)("a change without the triggers is found and its place named: %s", async (_, statement, place) => {
  const sale = { party: "customer:7", rates: [{ vatCode: "24", net: 100n, vat: 24n }] }
  const { id } = await postIn(books, owed.iouCharged({ ...sale, shopId: books.shopId }), {
    memo: "Ada's",
    source: { type: "iou", id: "1" },
  })
  await postIn(books, float(3n))
  const filled = statement
    .replaceAll("ENTRY", `'${id}'`)
    .replaceAll("TILL", String(books.till))
    .replaceAll("BUSINESS", String(books.businessId))
  expect((await verify(books)).isIntact).toBe(true)
  await tamper(filled)
  const { isIntact, checks } = await verify(books)
  expect([isIntact, checks.find(({ isKept }) => !isKept)?.broken?.place]).toEqual([false, place])
})
