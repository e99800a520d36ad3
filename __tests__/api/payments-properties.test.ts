import { sql } from "drizzle-orm"
import fc from "fast-check"
import { rowsOf } from "@/lib/core/db/rows"
import { isIntact } from "../support/cash-shop"
import { openPayments, type Payments, today } from "../support/payments"
import { testStore } from "../support/store"

// Control accounts are the sum of their parties, whatever is charged, paid, allocated, refunded and undone.

const v1 = "/api/v1"
const roles = ["trade_debtors", "iou_control", "supplier_control", "customer_deposits"]

/** Each control account of a business with the sum of its postings, of its parties, and the cached balances of both. */
async function controls(business: number) {
  const { owner } = await testStore()
  return rowsOf<{ role: string; postings: string; parties: string; cached: string; account: string }>(
    await owner.execute(sql`select a.role,
        coalesce((select sum(p.amount) from postings p where p.workspace_id = a.workspace_id and p.account_id = a.id), 0)::text as postings,
        coalesce((select sum(x.balance) from (select p.party, sum(p.amount) as balance from postings p
          where p.workspace_id = a.workspace_id and p.account_id = a.id and p.party is not null group by p.party) as x), 0)::text as parties,
        coalesce((select sum(b.balance) from party_balances b where b.workspace_id = a.workspace_id and b.account_id = a.id), 0)::text as cached,
        coalesce((select b.balance from account_balances b where b.workspace_id = a.workspace_id and b.account_id = a.id), 0)::text as account
      from accounts a where a.business_id = ${business} and a.role in ('trade_debtors', 'iou_control', 'supplier_control', 'customer_deposits')`),
  )
}

type Command = {
  act: "invoice" | "owe" | "bill" | "receive" | "send" | "allocate" | "refund" | "undo"
  amount: number
  pick: number
}
const commands = fc.array(
  fc.record<Command>({
    act: fc.constantFrom("invoice", "owe", "bill", "receive", "send", "allocate", "allocate", "refund", "undo"),
    amount: fc.integer({ min: 1, max: 20_000 }),
    pick: fc.nat(50),
  }),
  { minLength: 12, maxLength: 24 },
)

async function run(of: Payments, { act, amount, pick }: Command, supplier: number): Promise<void> {
  if (act === "invoice") await of.invoiced(amount)
  if (act === "owe") await of.owe(amount)
  if (act === "bill") await of.billed(amount)
  if (act === "receive") await of.paid(amount)
  if (act === "send") await of.paid(amount, { partyKind: "supplier", party: supplier })
  const { data } = (await of.bookkeeper.get(`${v1}/account-payments`, { business: of.business, perPage: 100 })).body
  const payment = data[pick % Math.max(1, data.length)]
  if (!payment) return
  const params = { id: String(payment.id) }
  if (act === "refund") await of.act("refund", payment, { on: today, amount })
  if (act === "allocate") {
    const { data: items } = (await of.bookkeeper.get(`${v1}/account-payments/{id}/open-items`, {}, params)).body
    const item = items[pick % Math.max(1, items.length)]
    if (item)
      await of.act("allocate", payment, { on: today, parts: [{ ...item, amount: Math.min(amount, item.open) }] })
  }
  if (act === "undo") {
    const { allocations, version } = (await of.bookkeeper.get(`${v1}/account-payments/{id}`, {}, params)).body
    const one = allocations.find(({ endedAt }: { endedAt: string | null }) => endedAt === null)
    const path = `${v1}/account-payments/{id}/allocations/{allocation}/undo`
    if (one) await of.bookkeeper.post(path, { version, reason: "Undo" }, { ...params, allocation: String(one.id) })
  }
}

test("control accounts are the sum of their parties under random commands, and rests are what the books hold", async () => {
  const of = await openPayments()
  const { supplier } = await of.billed(500)
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      for (const command of list) await run(of, command, supplier.id)
      const rows = await controls(of.business)
      expect(rows.map(({ role }) => role).sort()).toEqual([...roles].sort())
      for (const { postings, parties, cached, account } of rows)
        expect([parties, cached, account]).toEqual([postings, postings, postings])
      const { data } = (
        await of.bookkeeper.get(`${v1}/account-payments`, {
          business: of.business,
          partyKind: "customer",
          perPage: 100,
        })
      ).body
      const rest = data.reduce(
        (sum: number, one: { rest: number; state: string }) => sum + (one.state === "reversed" ? 0 : one.rest),
        0,
      )
      expect(String(-rest)).toBe(rows.find(({ role }) => role === "customer_deposits")?.postings)
    }),
    { numRuns: 4, seed: 22 },
  )
  expect(await isIntact(of.place)).toBe(true)
}, 240_000)
