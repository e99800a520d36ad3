import { sql } from "drizzle-orm"
import { seedDemoBooks } from "@/data/seed"
import { sampleBills } from "@/data/seed/supplier-bill-samples"
import { addDays } from "@/data/seed/trading/days"
import { eventsOf } from "@/data/seed/trading/run"
import { tradingShops } from "@/data/seed/trading/shops"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { prepare, withStoreLock } from "@/lib/core/db/prepare"
import { rowsOf } from "@/lib/core/db/rows"
import type { Store } from "@/lib/core/db/types"

jest.setTimeout(180_000)

// Stores that a build prepares with the sample company's books, and that a start continues.

describe("a prepared store", () => {
  let store: Store

  beforeAll(async () => {
    store = pgliteStore(await createPglite())
    await prepare(store, { seed: false })
  })
  afterAll(() => store.close())

  test("carries the books, and a later start continues them and runs nothing twice", async () => {
    const now = new Date()
    const days = [3, 2].map((count) => new Date(now.getTime() - count * 86_400_000))
    for (const day of days) await withStoreLock(store, (db) => seedDemoBooks(db, { days: 7, now: day }))
    await prepare(store, { seed: true })
    const today = now.toISOString().slice(0, 10)
    const events = tradingShops.flatMap((shop) => eventsOf(shop, { opened: addDays(today, -11), today, now }))
    const count = (...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind)).length
    const [row] = rowsOf<object>(
      await store.owner.execute(sql`select (select count(*)::int from workspaces) as workspaces,
        (select count(*)::int from users) > 40 as "hasUsers", (select count(*)::int from businesses) as businesses,
        (select count(*)::int from till_sessions) as sessions, (select count(*)::int from till_events) as happened,
        (select count(*)::int from drops) as drops, (select count(*)::int from bank_bags) as bags,
        (select count(*)::int from bank_bag_events) as trail,
        (select count(*)::int from supplier_bills) as bills,
        (select count(*)::int from journal_entries where kind = 'card-settlement') as settlements,
        (select count(*)::int from safe_movements where kind = 'count') as counts`),
    )
    const tillKinds = ["till-opened", "paid-in", "paid-out", "no-sale", "counting", "counted", "takings", "till-closed"]
    expect(row).toEqual({
      ...{ workspaces: 1, hasUsers: true, businesses: 3, sessions: count("till-opened"), drops: count("drop") },
      happened: count(...tillKinds, "till-reviewed", "till-locked"),
      bags: count("bag-prepared"),
      // One more came by mail.
      bills: sampleBills.length + 1,
      trail: events.filter(({ kind }) => kind.startsWith("bag-")).length,
      ...{ settlements: count("card-settlement"), counts: count("safe-counted") },
    })
  })

  test("has every act at its time, on the business date of its shop, and none in the future", async () => {
    const late = rowsOf<object>(
      await store.owner.execute(sql`with happened as (
          select at as time, 'till' as what from till_events union all select dropped_at, 'drop' from drops
          union all select closed_at, 'verified' from drops union all select at, 'safe' from safe_movements
          union all select at, 'bag' from bank_bag_events union all select deposited_at, 'deposit' from counter_deposits
          union all select recorded_at, 'entry' from journal_entries)
        select what from happened where time > now()
        union all select 'day of ' || s.id from till_sessions s join shops p on p.workspace_id = s.workspace_id and p.id = s.shop_id
          where s.business_date <> ((s.opened_at at time zone p.time_zone) - make_interval(hours => p.cut_off_hour))::date
        union all select 'entry of ' || e.kind from journal_entries e
          -- These are of the day of the bank statement and of the bill.
          where e.kind not in ('bag-credited', 'bank-entry', 'direct-debit', 'supplier-bill') and abs(e.business_date - e.recorded_at::date) > 1
        union all select 'order of ' || e.kind from journal_entries e join journal_entries n on n.workspace_id = e.workspace_id
          and n.business_id = e.business_id and n.sequence = e.sequence + 1 where n.recorded_at < e.recorded_at`),
    )
    expect(late).toEqual([])
    const [spread] = rowsOf<{ days: number }>(
      await store.owner.execute(sql`select count(distinct at::date)::int as days from till_events`),
    )
    expect(spread?.days).toBeGreaterThan(6)
  })

  test("reverses a debit that the bank returned, charges its fee, and collects it later", async () => {
    const spring = pgliteStore(await createPglite())
    await prepare(spring, { seed: false })
    await withStoreLock(spring, (db) => seedDemoBooks(db, { days: 16, now: new Date("2026-03-13T12:00:00Z") }))
    const entries = rowsOf<object>(
      await spring.owner.execute(sql`select e.kind, e.business_date::text as day, e.reverses is not null as back,
          to_char(e.occurred_at, 'HH24:MI') as at, p.amount::int as amount
        from journal_entries e join postings p on p.workspace_id = e.workspace_id and p.entry_id = e.id
        join businesses b on b.workspace_id = e.workspace_id and b.id = e.business_id
        join accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id and a.role = 'bank'
        where b.country = 'FR' and e.kind like 'direct-debit%' order by e.sequence`),
    )
    await spring.close()
    expect(entries).toEqual([
      { kind: "direct-debit", day: "2026-03-02", back: false, at: "07:00", amount: -198_000 },
      { kind: "direct-debit", day: "2026-03-04", back: true, at: "07:00", amount: 198_000 },
      { kind: "direct-debit-fee", day: "2026-03-04", back: false, at: "07:00", amount: -850 },
      { kind: "direct-debit", day: "2026-03-09", back: false, at: "07:00", amount: -198_000 },
    ])
  })
})
