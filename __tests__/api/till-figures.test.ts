import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { act, openedDay, openTill, pieces, readSession, staffOf } from "../support/till-day"

// The week of tills, and their variances.

const week = "/api/v1/till-sessions/week"
const variances = "/api/v1/till-sessions/variances"
let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

/** Closes an open session with a difference, and moves it to a day. */
async function closeWith(cashier: Caller, id: number, counted: Record<string, number>, day: string) {
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces(counted))
  await act(cashier, id, "z-reading", { rates: [{ rate: 2400, gross: 12_40 }], tenders: { cards: 12_40 } })
  expect((await act(cashier, id, "close")).body.state).toBe("closed")
  await query("alter table till_sessions disable trigger user")
  await query(`update till_sessions set business_date = '${day}' where workspace_id = 1 and id = ${id}`)
  await query("alter table till_sessions enable trigger user")
}

/** A shop whose till was closed 1 euro short on a Monday and 2 too much on a Tuesday, by two people. */
async function twoDays() {
  const made = await openedDay(admin, { varianceTolerance: 500 })
  const { cashier, till, id, ...place } = made
  await closeWith(cashier, id, { 5000: 1, 2000: 2, 500: 1, 200: 2 }, "2026-06-15")
  const other = await staffOf(admin, place, "cashier")
  const second = (await openTill(other, till, { 5000: 1, 2000: 2, 500: 1, 200: 2 })).body.id as number
  await closeWith(other, second, { 10000: 1, 100: 1 }, "2026-06-16")
  return { ...made, other, second }
}

test("the week has each till and day with takings, state and variance, and totals that add up", async () => {
  const { manager, id, second, till, shop } = await twoDays()
  const { body } = await manager.get(week, { day: "2026-06-18", shop })
  expect([body.from, body.to]).toEqual(["2026-06-15", "2026-06-21"])
  expect(body.tills).toHaveLength(1)
  const [row] = body.tills
  expect(row).toMatchObject({ till, takings: 24_80, variance: 1_00 })
  expect(row.days.slice(0, 3)).toEqual([
    {
      date: "2026-06-15",
      sessions: [{ id, state: "closed", takings: 12_40, variance: -1_00 }],
      takings: 12_40,
      variance: -1_00,
    },
    {
      date: "2026-06-16",
      sessions: [{ id: second, state: "closed", takings: 12_40, variance: 2_00 }],
      takings: 12_40,
      variance: 2_00,
    },
    { date: "2026-06-17", sessions: [], takings: 0 },
  ])
  expect(body.totals).toEqual([expect.objectContaining({ currency: "EUR", takings: 24_80, variance: 1_00 })])
  const before = await manager.get(week, { day: "2026-06-14", shop })
  expect(before.body.tills[0]).toMatchObject({ takings: 0, days: expect.arrayContaining([]) })
})

test("cashiers see the week without variances, and of their own shops only", async () => {
  const { cashier, shop } = await twoDays()
  const { body } = await cashier.get(week, { day: "2026-06-15" })
  expect(body.tills.map((one: { shop: number }) => one.shop)).toEqual([shop])
  expect(JSON.stringify(body)).not.toContain("variance")
  expect((await cashier.get(variances)).status).toBe(403)
})

test("variances by day, till, person and weekday sum to the same, and each leads to the sessions behind it", async () => {
  const { manager, cashier, other, till, shop } = await twoDays()
  const { body } = await manager.get(variances, { from: "2026-06-01", to: "2026-06-30" })
  expect(body.data).toHaveLength(1)
  const [{ days, tills, people, weekdays, ...total }] = body.data
  expect(total).toEqual({ currency: "EUR", sessions: 2, variance: 1_00, short: -1_00, over: 2_00 })
  expect(days).toEqual([
    { date: "2026-06-15", sessions: 1, variance: -1_00, tolerance: 5_00 },
    { date: "2026-06-16", sessions: 1, variance: 2_00, tolerance: 5_00 },
  ])
  expect(tills).toEqual([expect.objectContaining({ till, sessions: 2, variance: 1_00 })])
  expect(new Map(people.map((one: { person: number; variance: number }) => [one.person, one.variance]))).toEqual(
    new Map([
      [cashier.user.id, -1_00],
      [other.user.id, 2_00],
    ]),
  )
  expect(weekdays.map((one: { weekday: number; variance: number }) => [one.weekday, one.variance])).toEqual([
    [1, -1_00],
    [2, 2_00],
  ])
  const listed = async (filter: object) => {
    const { data } = (await manager.get("/api/v1/till-sessions", { shop, ...filter })).body
    return data.map(({ variance }: { variance: number }) => variance)
  }
  expect(await listed({ person: other.user.id })).toEqual([2_00])
  expect(await listed({ weekday: 1 })).toEqual([-1_00])
  expect(await listed({ from: "2026-06-16", to: "2026-06-16" })).toEqual([2_00])
  expect((await manager.get("/api/v1/till-sessions", { weekday: 8 })).status).toBe(422)
})

test("an open till shows no variance to anybody, whatever was counted", async () => {
  const { manager, cashier, id } = await openedDay(admin)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 1 }))
  const { businessDate } = await readSession(manager, id)
  const { body } = await manager.get(week, { day: businessDate })
  expect(JSON.stringify(body)).not.toContain("variance")
  expect((await manager.get(variances)).body.data).toEqual([])
})
