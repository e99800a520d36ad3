import { sql } from "drizzle-orm"
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

/** Applies the migrations before a number, inserts rows as they were then, and applies the rest. */
async function upgrade(from: number, ...rows: string[]): Promise<void> {
  await run((db) => migrate(db, migrations().slice(0, from)))
  for (const row of rows) await run((db) => db.execute(sql.raw(row)))
  await run((db) => migrate(db))
}

test("coupons from before they had ids are numbered in each workspace, and the next one follows", async () => {
  await upgrade(
    29,
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
