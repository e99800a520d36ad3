import { sql } from "drizzle-orm"
import journal from "@/data/migrations/meta/_journal.json"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { migrate, migrations } from "@/lib/core/db/prepare"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Store } from "@/lib/core/db/types"

// The effect of migrations on existing rows. Each test starts from an empty database.

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

test("coupons become offers with a code, with their uses and limits, and orders know them", async () => {
  await upgrade(
    "web_offers",
    "insert into workspaces (name) values ('One'), ('Two'), ('No coupons')",
    `insert into counters (workspace_id, kind, last) values (2, 'offer', 4)`,
    `insert into coupons (workspace_id, id, code, kind, value, minimum, uses, most_uses, once_per_person, is_offered, ends_at) values
       (1, 1, 'WELCOME10', 'percent', 10, 0, 3, 5, true, true, null),
       (1, 2, 'PAPER5', 'amount', 500, 4000, 0, null, false, false, '2026-01-01T00:00:00Z'),
       (2, 1, 'SHIP', 'freeDelivery', 0, 2500, 1, null, false, false, null)`,
    `insert into orders (workspace_id, id, user_id, customer, customer_email, payment, address, items, subtotal, discount,
       coupon_code, coupon_discount, delivery, total)
       values (1, 7, 1, 'Ada', 'ada@example.org', 'card', '{}', 1, 1000, 0, 'WELCOME10', 100, 0, 900)`,
  )
  const all =
    'target = \'{"products":[],"categories":[]}\' and conditions = \'{"channels":["web"]}\' and stacks as held'
  expect(
    await read(`select workspace_id, id, name, code, state, kind, reward, uses, most_uses, most_per_customer, is_offered,
      starts_at, ends_at is not null as ends, business_id, ${all} from offers order by 1, 2`),
  ).toEqual([
    {
      ...{ workspace_id: 1, id: 1, name: "WELCOME10", code: "WELCOME10", state: "active", kind: "threshold" },
      reward: { kind: "threshold", minimum: 0, off: { rate: 1_000 } },
      ...{ uses: 3, most_uses: 5, most_per_customer: 1, is_offered: true, starts_at: null, ends: false },
      ...{ business_id: null, held: true },
    },
    {
      ...{ workspace_id: 1, id: 2, name: "PAPER5", code: "PAPER5", state: "active", kind: "threshold" },
      reward: { kind: "threshold", minimum: 4_000, off: { amount: 500 } },
      ...{ uses: 0, most_uses: null, most_per_customer: null, is_offered: false, starts_at: null, ends: true },
      ...{ business_id: null, held: true },
    },
    {
      ...{ workspace_id: 2, id: 5, name: "SHIP", code: "SHIP", state: "active", kind: "free-delivery" },
      reward: { kind: "free-delivery", minimum: 2_500 },
      ...{ uses: 1, most_uses: null, most_per_customer: null, is_offered: false, starts_at: null, ends: false },
      ...{ business_id: null, held: true },
    },
  ])
  expect(await read("select order_id, offer_id, name, times from order_offers")).toEqual([
    { order_id: 7, offer_id: 1, name: "WELCOME10", times: 1 },
  ])
  expect(
    await read("select next_id(1, 'offer') as one, next_id(2, 'offer') as two, next_id(3, 'offer') as none"),
  ).toEqual([{ one: 3, two: 6, none: 1 }])
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
