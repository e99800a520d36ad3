import { randomUUID } from "node:crypto"
import type { Answer } from "../support/api"
import { balanceOf, type CashShop, fund, isIntact, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { openTill } from "../support/till-day"

// The same command of cash fifty times at once with one key: one entry. On PostgreSQL each has a connection of its own.

jest.setTimeout(120_000)

const v1 = "/api/v1"
const times = 50
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let manager: Person
let cashier: Person
let session: number
let till: number
let safe: number
let shop: number

beforeAll(async () => {
  place = await openCashShop()
  ;[shop, till, safe] = [place.shops[0], place.tills[0], place.safes[0]] as [number, number, number]
  manager = await staffOf(place, "manager")
  cashier = await staffOf(place, "cashier")
  session = (await openTill(cashier, till, { 5000: 20 })).body.id
  await fund(place, "safe", shop, 500_000)
})

const made = async (sent: Promise<{ status: number; body: { id: number } }>) => {
  const { status, body } = await sent
  expect([status, body]).toEqual([201, body])
  return body.id
}
const entries = async () =>
  (
    await query<{ n: number }>(
      `select count(*)::int as n from journal_entries where workspace_id = 1 and business_id = ${place.business}`,
    )
  )[0]?.n as number

interface Command {
  who: Person
  path: string
  id?: number
  body: object
}
const commands: [string, () => Promise<Command>][] = [
  ["a drop", async () => ({ who: cashier, path: "drops", body: { till, amount: 1_000, envelope: "Fifty" } })],
  [
    "a verification",
    async () => {
      const id = await made(cashier.post(`${v1}/drops`, { till, amount: 1_000, envelope: "Verify" }))
      return { who: manager, path: "drops/{id}/verify", id, body: { counted: 900 } }
    },
  ],
  [
    "a cancellation",
    async () => {
      const id = await made(cashier.post(`${v1}/drops`, { till, amount: 1_000, envelope: "Cancel" }))
      return { who: cashier, path: "drops/{id}/cancel", id, body: { reason: "Wrong" } }
    },
  ],
  [
    "money paid in",
    async () => ({ who: cashier, path: "till-sessions/{id}/paid-in", id: session, body: { amount: 500, memo: "x" } }),
  ],
  [
    "a Z reading",
    async () => {
      const body = { rates: [{ rate: 0, gross: 700 }], tenders: { cash: 700 } }
      return { who: cashier, path: "till-sessions/{id}/z-reading", id: session, body }
    },
  ],
  ["a float", async () => ({ who: manager, path: "safes/{id}/floats", id: safe, body: { till, amount: 2_000 } })],
  ["change", async () => ({ who: manager, path: "safes/{id}/change-orders", id: safe, body: { amount: 3_000 } })],
  [
    "a count of the safe",
    async () => {
      const body = { count: { pieces: { 5000: 90 } }, witness: cashier.user.id }
      return { who: manager, path: "safes/{id}/counts", id: safe, body }
    },
  ],
  [
    "the sealing of a bag",
    async () => {
      const body = { safe, number: "Fifty", count: { pieces: { 5000: 2 } } }
      const id = await made(manager.post(`${v1}/bank-bags`, body))
      const sealing = { sealNumber: "S", witness: cashier.user.id }
      return { who: manager, path: "bank-bags/{id}/seal", id, body: sealing }
    },
  ],
  [
    "a counter deposit",
    async () => ({ who: manager, path: "counter-deposits", body: { shop, till, amount: 1_500, fee: 100 } }),
  ],
]

test.each(commands)("%s, sent fifty times at once with one key, is one entry", async (_, prepare) => {
  const { who, path, id, body } = await prepare()
  const before = await entries()
  const headers = { "idempotency-key": randomUUID(), "content-type": "application/json" }
  const init = {
    method: "POST",
    params: (id ? { id: String(id) } : {}) as Record<string, string>,
    headers,
    body: JSON.stringify(body),
  }
  const answers: Answer[] = await Promise.all(Array.from({ length: times }, () => who.send(`${v1}/${path}`, init)))
  const accepted = answers.filter(({ status }) => status < 300)
  expect(accepted.length).toBeGreaterThan(0)
  expect(new Set(accepted.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  // The others came while the first was under way.
  expect([...new Set(answers.map(({ status }) => status))].filter((status) => status >= 300 && status !== 409)).toEqual(
    [],
  )
  expect(await entries()).toBe(before + 1)
})

test("afterwards the books verify, and nothing was counted twice", async () => {
  expect(await isIntact(place)).toBe(true)
  const at = (role: string) => balanceOf(place, role, shop)
  expect([await at("till"), await at("drop_pending"), await at("safe"), await at("cash_in_transit")]).toEqual([
    100_000 - 1_000 - 1_000 + 500 + 700 + 2_000 - 1_500,
    1_000,
    450_000 - 10_000,
    10_000,
  ])
})
