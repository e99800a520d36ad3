import { vacuumStore } from "@/lib/core/db/tidy"
import { client } from "../support/api"
import { query } from "../support/facts"
import { serverUrl, testStore } from "../support/store"

const tidied = async () =>
  (await query("select relname from pg_stat_user_tables where last_vacuum is not null")).map(({ relname }) => relname)

/** The number of files of the database's log. Only a superuser can see that on a server. */
const logFiles = async () => (serverUrl ? 0 : Number((await query("select count(*) as n from pg_ls_waldir()"))[0]?.n))

/** Writes and deletes a large value, which makes 8 MB of log. */
async function fillLog(): Promise<void> {
  await query("create table filler as select repeat(md5(n::text), 8) as text from generate_series(1, 30000) as n")
  await query("drop table filler")
}

/** The statements a function runs outside of transactions. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const execute = jest.spyOn((await testStore()).owner, "execute")
  await run()
  const { length } = execute.mock.calls
  execute.mockRestore()
  return length
}

test("the embedded database is vacuumed after many writes, and not before; a server does it itself", async () => {
  const admin = await client("admin")
  expect(await statementsOf(vacuumStore)).toBe(0)
  for (let n = 0; n < 500; n++) {
    await admin.post("/apps/todo/update-task", { task: { id: 1, title: `Count the safe ${n}` } })
  }
  await fillLog()
  const files = await logFiles()
  const statements = await statementsOf(vacuumStore)
  if (serverUrl) expect(statements).toBe(0)
  else {
    expect(await tidied()).toEqual(expect.arrayContaining(["tasks", "users", "invoices", "sessions"]))
    expect(await logFiles()).toBeLessThan(files - 4)
  }
  expect((await admin.get("/apps/todo/task", { taskId: 1 })).body.task.title).toBe("Count the safe 499")
  expect(await statementsOf(vacuumStore)).toBe(0)
})
