import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { sqlState } from "@/lib/core/db/sqlstate"
import { dryRun, tx } from "@/lib/core/db/tx"
import { log } from "@/lib/core/log"
import { serverUrl, testStore } from "../support/store"

const actor = { workspaceId: 1, userId: 1 }

beforeAll(async () => {
  const { owner } = await testStore()
  await owner.execute(sql`create table effects (n int)`)
  await owner.execute(sql`grant all on effects to cornerledger_member`)
})
afterEach(() => jest.restoreAllMocks())

const written = async () => {
  const { owner } = await testStore()
  return rowsOf<{ n: number }>(await owner.execute(sql`select n from effects order by n`)).map(({ n }) => n)
}

test("a failing effect after the commit is logged; the write succeeds once and other effects run", async () => {
  const error = jest.spyOn(log(), "error").mockImplementation(() => {})
  const ran: string[] = []
  let runs = 0
  const response = await tx(actor, async ({ db, after }) => {
    runs++
    await db.execute(sql`insert into effects values (1)`)
    // Errors that would be retried if they came from the transaction.
    after(() => Promise.reject(Object.assign(new Error("mail server is gone"), { code: "40001" })))
    after(() => {
      throw new Error("no")
    })
    after(() => void ran.push("last"))
    return "done"
  })
  expect({ response, runs, ran, rows: await written() }).toEqual({
    response: "done",
    runs: 1,
    ran: ["last"],
    rows: [1],
  })
  expect(error.mock.calls.map(([details]) => (details as { err: Error }).err.message)).toEqual([
    "mail server is gone",
    "no",
  ])
})

test("a transaction whose failed statement was swallowed is not acknowledged, and its effects do not run", async () => {
  const ran: string[] = []
  const attempt = tx(actor, async ({ db, after }) => {
    await db.execute(sql`insert into effects values (2)`)
    after(() => void ran.push("effect"))
    await db.execute(sql`select 1 / 0`).catch(() => {})
  })
  const error = await attempt.then(
    () => undefined,
    (thrown) => thrown,
  )
  // postgres.js remembers the failed statement and rejects with it.
  expect(sqlState(error)).toBe(serverUrl ? "22012" : "25P02")
  expect({ ran, rows: await written() }).toEqual({ ran: [], rows: [1] })
})

test("a transaction that can't begin releases the connection", async () => {
  const { begin, owner } = await testStore()
  await expect(begin("select 1 / 0", async () => {})).rejects.toThrow()
  await owner.execute(sql`insert into effects values (3)`)
  expect(await written()).toEqual([1, 3])
})

test("a dry run answers as the transaction would, but writes nothing and runs no effect", async () => {
  const before = await written()
  const ran: string[] = []
  const result = await dryRun(actor, async ({ db, after }) => {
    await db.execute(sql`insert into effects values (4)`)
    after(() => void ran.push("effect"))
    return rowsOf<{ n: number }>(await db.execute(sql`select n from effects where n = 4`))
  })
  expect({ result, ran, rows: await written() }).toEqual({ result: [{ n: 4 }], ran: [], rows: before })
})

test("a dry run fails where the transaction would, also at constraints that are checked at its end", async () => {
  const { owner } = await testStore()
  await owner.execute(sql`create table effect_notes (n int unique deferrable initially deferred)`)
  await owner.execute(sql`grant all on effect_notes to cornerledger_member`)
  const twice = ({ db }: Parameters<Parameters<typeof dryRun>[1]>[0]) =>
    db.execute(sql`insert into effect_notes values (1), (1)`)
  const codes = await Promise.all([tx, dryRun].map((run) => run(actor, twice).catch(sqlState)))
  expect(codes).toEqual(["23505", "23505"])
})
