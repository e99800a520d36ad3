import { sql } from "drizzle-orm"
import { restricted } from "@/data/rights"
import { rowsOf } from "@/lib/core/db/rows"
import { sqlState } from "@/lib/core/db/sqlstate"
import { tx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import { client, stranger } from "../support/api"
import { query } from "../support/facts"

const mine = { workspaceId: 1, userId: 1 }
const rows = async (db: Db, text: string) => rowsOf<Record<string, unknown>>(await db.execute(sql.raw(text)))

const tenantTables = () =>
  query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'workspace_id' and table_schema = 'public' order by 1`,
  )

beforeAll(async () => {
  await client("admin")
  await stranger()
})

test("every table with a workspace has row-level security and a policy for the members' role", async () => {
  const tables = await tenantTables()
  expect(tables.length).toBeGreaterThan(5)
  const guarded = await query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
     where c.relrowsecurity and p.polroles @> array[(select oid from pg_roles where rolname = 'cornerledger_member')] order by 1`,
  )
  expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(tables.map(({ name }) => name)))
})

test("inside a workspace's transaction rows of others are invisible, even to a query without a condition", async () => {
  const all = await query<{ n: number }>("select count(distinct workspace_id)::int as n from users")
  expect(all[0]?.n).toBeGreaterThan(1)
  for (const { name } of await tenantTables()) {
    const mayRead = (restricted[name] ?? ["select"]).some((right) => right.startsWith("select"))
    const seen = await tx(mine, ({ db }) => rows(db, `select distinct workspace_id from "${name}"`)).catch(sqlState)
    if (mayRead)
      expect((seen as { workspace_id: number }[]).filter(({ workspace_id }) => workspace_id !== 1)).toEqual([])
    else expect([name, seen]).toEqual([name, "42501"])
  }
})

test("a row can be neither written to another workspace nor moved there", async () => {
  const state = (text: string) => tx(mine, ({ db }) => rows(db, text)).then(() => "done", sqlState)
  expect(
    await state("insert into users (workspace_id, id, full_name, username, email) values (2, 900, 'a', 'a', 'a@a.a')"),
  ).toBe("42501")
  expect(await state("update users set workspace_id = 2 where id = 3")).toBe("42501")
  expect(await state("insert into bookmarks values (2, 1, 1)")).toBe("42501")
})

test("a member can neither use global tables nor leave the role", async () => {
  for (const table of ["workspaces", "refresh_tokens", "rate_limits", "store_facts"]) {
    const state = await tx(mine, ({ db }) => rows(db, `select * from ${table}`)).then(() => "seen", sqlState)
    expect([table, state]).toEqual([table, "42501"])
  }
  for (const text of ["create table t (a int)", "drop table users", "alter table users disable row level security"]) {
    expect(await tx(mine, ({ db }) => rows(db, text)).then(() => "done", sqlState)).toBe("42501")
  }
})

test("the role is reset at the end of the transaction", async () => {
  await tx(mine, ({ db }) => rows(db, "select 1"))
  const [user] = await query<{ who: string; owner: string }>("select current_user as who, session_user as owner")
  expect(user?.who).toBe(user?.owner)
})

test("a foreign key can't point into another workspace", async () => {
  const insert = query("insert into bookmarks (workspace_id, user_id, page_id) values (2, 40000, 1)").then(
    () => "done",
    sqlState,
  )
  expect(await insert).toBe("23503")
})

test("a failed transaction leaves nothing and runs no effects, and a deadlock is retried", async () => {
  let ran = 0
  let tries = 0
  const failing = tx(mine, async ({ db, after }) => {
    after(() => {
      ran++
    })
    await rows(db, "insert into bookmarks values (1, 1, 77)")
    throw new Error("no")
  })
  await expect(failing).rejects.toThrow("no")
  expect([ran, await query("select 1 from bookmarks where page_id = 77")]).toEqual([0, []])
  await tx(mine, async ({ after }) => {
    after(() => {
      ran++
    })
    if (++tries < 3) throw Object.assign(new Error("deadlock"), { code: "40P01" })
  })
  expect([tries, ran]).toEqual([3, 1])
})
