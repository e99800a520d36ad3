import { sql } from "drizzle-orm"
import fc from "fast-check"
import type { Action, Subject } from "@/lib/core/auth/ability"
import { filterFor, type Grant, limitOn, mayOn, type Placed, type PlacedColumns } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import { testStore } from "../support/store"

interface Row {
  id: number
  owner: number | null
  depot: number | null
  region: number | null
}

// No noun has places yet, so the types know none.
const atPlace = (place: string, ids: number[]) => ({ place: place as never, ids })
const placed = ({ owner, depot, region }: Row) => ({ owner, depot, region }) as Placed
const columns = { owner: sql`r.owner`, depot: sql`r.depot`, region: sql`r.region` } as PlacedColumns

const id = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })
const rows = fc
  .array(fc.record({ owner: id, depot: id, region: id }), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((row, index): Row => ({ id: index, ...row })))
const hour = 3_600_000
const moment = fc.constantFrom(undefined, undefined, Date.now() - hour, Date.now() + hour)
const subjects: Subject[] = ["all", "Order", "Order", "Task"]
const ids = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
const grant: fc.Arbitrary<Grant> = fc.record({
  action: fc.constantFrom<Action>("manage", "read", "update"),
  subject: fc.constantFrom(...subjects),
  on: fc.oneof(
    { weight: 1, arbitrary: fc.constant("all" as const) },
    { weight: 2, arbitrary: fc.constant("own" as const) },
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom("depot", "region", "unknown"), ids).map((at) => atPlace(...at)) },
  ),
  from: moment,
  until: moment,
})

test("a list's filter and the check of a record agree, for random grants and records", async () => {
  const { owner: db } = await testStore()
  let shown = 0
  let hidden = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(grant, { minLength: 1, maxLength: 4 }),
      rows,
      fc.constantFrom<Action>("read", "update"),
      async (grants, list, action) => {
        const user = { userId: 2, grants }
        const filter = filterFor(user, [action, "Order"], columns)
        const values = sql.join(
          list.map((row) => sql`(${row.id}::int, ${row.owner}::int, ${row.depot}::int, ${row.region}::int)`),
          sql`, `,
        )
        const found = rowsOf<{ id: number }>(
          await db.execute(
            sql`select id from (values ${values}) as r (id, owner, depot, region) ${filter ? sql`where ${filter}` : sql``} order by id`,
          ),
        )
        const allowed = list.filter((row) => mayOn(user, [action, "Order"], placed(row)))
        shown += allowed.length
        hidden += list.length - allowed.length
        expect(found.map((row) => row.id)).toEqual(allowed.map((row) => row.id))
      },
    ),
    { numRuns: 300 },
  )
  // Otherwise the grants would show all or nothing.
  expect(Math.min(shown, hidden)).toBeGreaterThan(100)
})

test("a grant counts between its start and its end", () => {
  const may = (times: { from?: number; until?: number }) =>
    mayOn({ userId: 1, grants: [{ action: "read", subject: "Order", on: "all", ...times }] }, ["read", "Order"], {})
  const now = Date.now()
  expect([may({}), may({ from: now - 1, until: now + hour })]).toEqual([true, true])
  expect([may({ from: now + hour }), may({ until: now })]).toEqual([false, false])
})

test("a grant on the user's own records doesn't cover records without an owner", () => {
  const user = { userId: 1, grants: [{ action: "manage", subject: "all", on: "own" } as const] }
  expect(
    [{ owner: 1 }, { owner: 2 }, { owner: null }, {}].map((record) => mayOn(user, ["read", "Task"], record)),
  ).toEqual([true, false, false, false])
})

test("the largest limit of the grants on a record counts", () => {
  const update = { action: "update", subject: "Order" } as const
  const grants: Grant[] = [
    { ...update, on: atPlace("depot", [1, 2]), limits: { discount: 100 } },
    { ...update, on: atPlace("depot", [2]), limits: { discount: 500 } },
    { ...update, on: atPlace("depot", [3]) },
  ]
  const limitAt = (depot: number) =>
    limitOn({ userId: 1, grants }, ["update", "Order"], { depot } as Placed, "discount")
  expect([1, 2, 3, 4].map(limitAt)).toEqual([100, 500, Number.POSITIVE_INFINITY, 0])
})
