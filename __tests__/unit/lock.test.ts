import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { lockDirectory } from "@/lib/core/db/lock"
import { openPglite } from "@/lib/core/db/pglite"

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "cornerledger-lock-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test("a directory that another living process holds is refused, by its number", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"])
  await writeFile(join(directory, "cornerledger.lock"), String(other.pid))
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${other.pid}`)
  const ended = new Promise((resolve) => other.once("exit", resolve))
  other.kill()
  await ended
  await (await lockDirectory(directory))()
})

test("given back, the directory is free and the lock file gone", async () => {
  const giveBack = await lockDirectory(directory)
  expect(existsSync(join(directory, "cornerledger.lock"))).toBe(true)
  await giveBack()
  expect(existsSync(join(directory, "cornerledger.lock"))).toBe(false)
})

test("a half-made database is found and not opened, and the lock is not left behind", async () => {
  await mkdir(join(directory, "pgdata", "base"), { recursive: true })
  await expect(lockDirectory(directory)).rejects.toThrow("half-made")
  expect(existsSync(join(directory, "cornerledger.lock"))).toBe(false)
})

test("what is written to disk is there at the next opening", async () => {
  const inside = join(directory, "data")
  const first = await openPglite(inside)
  await first.owner.execute("create table kept as select 42 as answer")
  await first.close()
  const second = await openPglite(inside)
  const answer = (await second.owner.execute("select answer from kept")) as unknown as { rows: unknown[] }
  await second.close()
  expect(answer.rows).toEqual([{ answer: 42 }])
}, 60_000)
