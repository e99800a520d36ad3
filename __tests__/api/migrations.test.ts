import { sql } from "drizzle-orm"
import journal from "@/data/migrations/meta/_journal.json"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { migrate, migrations } from "@/lib/core/db/prepare"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Store } from "@/lib/core/db/types"

// What the migrations do to rows that exist already. Each test starts from an empty database.

let store: Store

beforeEach(async () => {
  store = pgliteStore(await createPglite())
})

afterEach(() => store.close())

const run = (work: (db: Db) => Promise<unknown>) => store.begin("", work)
const read = async (statement: string) => rowsOf(await store.owner.execute(sql.raw(statement)))

/** Applies the migrations before the one with a number or name, inserts rows as they were then, and applies the rest. */
async function upgrade(which: string, ...rows: string[]): Promise<void> {
  const from = journal.entries.findIndex(({ tag }) => tag.startsWith(`${which}_`) || tag.endsWith(`_${which}`))
  await run((db) => migrate(db, migrations().slice(0, from)))
  for (const row of rows) await run((db) => db.execute(sql.raw(row)))
  await run((db) => migrate(db))
}

test("coupons from before they had ids are numbered in each workspace, and the next one follows", async () => {
  await upgrade(
    "0029",
    "insert into workspaces (name) values ('One'), ('Two'), ('No coupons')",
    `insert into coupons (workspace_id, code, kind, value, uses) values
       (1, 'WELCOME10', 'percent', 10, 3), (1, 'PAPER5', 'amount', 500, 0), (2, 'WELCOME10', 'percent', 20, 0)`,
  )
  expect(await read("select workspace_id, id, code, value, uses from coupons order by 1, 2")).toEqual([
    { workspace_id: 1, id: 1, code: "PAPER5", value: 500, uses: 0 },
    { workspace_id: 1, id: 2, code: "WELCOME10", value: 10, uses: 3 },
    { workspace_id: 2, id: 1, code: "WELCOME10", value: 20, uses: 0 },
  ])
  expect(
    await read("select next_id(1, 'coupon') as one, next_id(2, 'coupon') as two, next_id(3, 'coupon') as none"),
  ).toEqual([{ one: 3, two: 2, none: 1 }])
  const again = "insert into coupons (workspace_id, id, code, kind, value) values (2, 9, 'WELCOME10', 'percent', 5)"
  await expect(read(again)).rejects.toMatchObject({ cause: { code: "23505", constraint: "coupons_code_key" } })
})

test("workspaces other than the sample company's stop billing in its name, and unedited samples are marked", async () => {
  const address = "'{}'::jsonb"
  await upgrade(
    "0034",
    "insert into workspaces (name) values ('Lindqvist & Daughters'), ('Ours')",
    `insert into billing (workspace_id, company, email, iban) values
       (1, 'Lindqvist & Daughters', '', 'SE35 5000 0000 0549 1000 0003'),
       (2, 'Lindqvist & Daughters', 'me@ours.example', 'SE35 5000 0000 0549 1000 0003')`,
    `insert into clients (workspace_id, id, name, company, company_email) values (1, 1, 'A', 'A', 'a@a.example')`,
    `insert into invoices (workspace_id, id, number, client_id, issued_date, due_date) values (1, 1, 4987, 1, '2026-01-01', '2026-01-31')`,
    `insert into products (workspace_id, id, version, name, slug, category, price, image) values
       (2, 1, 1, 'Sample', 'a-1', 'pens', 100, '/products/a.svg'), (2, 2, 2, 'Edited', 'b-2', 'pens', 100, '/products/b.svg'),
       (2, 3, 1, 'Own', 'c-3', 'pens', 100, '')`,
    `insert into orders (workspace_id, id, user_id, customer, customer_email, status, payment, charged_at, address, items, subtotal, discount, delivery, total)
       select 2, id, 1, 'A', 'a@a.example', status, 'card', charged, ${address}, 1, 100, 0, 0, 100
       from (values (1, 'paid', now()), (2, 'cancelled', now()), (3, 'placed', null)) as given (id, status, charged)`,
  )
  expect(await read("select company, email, iban from billing order by workspace_id")).toEqual([
    { company: "Lindqvist & Daughters", email: "", iban: "SE35 5000 0000 0549 1000 0003" },
    { company: "", email: "me@ours.example", iban: "" },
  ])
  expect(await read("select name from products where is_sample")).toEqual([{ name: "Sample" }])
  expect(await read("select order_id, kind, state, amount from order_payments order by 1, nr")).toEqual([
    { order_id: 1, kind: "payment", state: "done", amount: 100 },
    { order_id: 2, kind: "payment", state: "done", amount: 100 },
    { order_id: 2, kind: "refund", state: "done", amount: 100 },
  ])
})

test("the sample company moves unless somebody changed its details, and orders keep the currency they were paid in", async () => {
  const iban = "SE35 5000 0000 0549 1000 0003"
  const address = "Österlånggatan 21, 111 31 Stockholm"
  await upgrade(
    "sample_in_euro",
    "insert into workspaces (name) values ('Lindqvist & Daughters'), ('Ours')",
    `insert into billing (workspace_id, address, email, iban) values
       (1, '${address}', 'a@a.example', '${iban}'), (2, '${address}', 'me@ours.example', 'DE00')`,
    `insert into products (workspace_id, id, version, name, slug, category, price, image)
       values (2, 1, 1, 'A', 'a-1', 'pens', 100, '')`,
    `insert into orders (workspace_id, id, user_id, customer, customer_email, status, payment, address, items, subtotal, discount, delivery, total)
       values (2, 1, 1, 'A', 'a@a.example', 'placed', 'card', '{}'::jsonb, 1, 100, 0, 0, 100)`,
  )
  expect(await read("select address, email, iban from billing order by workspace_id")).toEqual([
    { address: "Korkeavuorenkatu 21, 00130 Helsinki", email: "a@a.example", iban: "FI66 9999 9900 1201 01" },
    { address, email: "me@ours.example", iban: "DE00" },
  ])
  expect(await read("select p.currency, o.currency as paid from products p, orders o")).toEqual([
    { currency: "EUR", paid: "USD" },
  ])
})

test("bank accounts from before they had accounts of their own get them, each business its first one the account of its chart", async () => {
  const bank = "insert into bank_accounts (workspace_id, id, business_id, name, iban, state) values"
  const account = `insert into accounts (workspace_id, id, business_id, code, name, class, role, may_go_below_zero)
    select 1, next_id(1, 'account'), business, code, name, 'asset', 'bank', true`
  await upgrade(
    "bank_holders",
    "insert into workspaces (name) values ('One')",
    `insert into businesses (workspace_id, id, legal_name, trading_name, currency, country)
       values (1, 1, 'A', 'A', 'EUR', 'FI'), (1, 2, 'B', 'B', 'EUR', 'FI'), (1, 3, 'No books', 'C', 'EUR', 'FI')`,
    "insert into books (workspace_id, business_id, currency) values (1, 1, 'EUR'), (1, 2, 'EUR')",
    `${account} from (values (1, '1100', 'Bank'), (1, '1101', 'By hand'), (2, '1100', 'Bank')) as v (business, code, name)`,
    `${bank} (1, 1, 1, 'Old', 'FI1', 'archived'), (1, 2, 1, 'Nordea', 'FI2', 'active'), (1, 3, 1, 'Savings', 'FI3', 'active'),
       (1, 4, 2, 'OP', 'FI4', 'active'), (1, 5, 3, 'None', 'FI5', 'active')`,
  )
  expect(await read("select business_id as b, code, name, holder from accounts order by 1, 2")).toEqual([
    { b: 1, code: "1100", name: "Nordea", holder: "bank:2" },
    { b: 1, code: "1101", name: "By hand", holder: null },
    { b: 1, code: "1102", name: "Savings", holder: "bank:3" },
    { b: 2, code: "1100", name: "OP", holder: "bank:4" },
  ])
  expect(await read("select count(*)::int as n from account_balances")).toEqual([{ n: 4 }])
})
