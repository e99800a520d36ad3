import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { backUp } from "@/lib/core/db/backup"
import { rowCounts } from "@/lib/core/db/catalogue"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { openPostgres } from "@/lib/core/db/postgres"
import { prepare } from "@/lib/core/db/prepare"
import { restore } from "@/lib/core/db/restore"
import { rowsOf } from "@/lib/core/db/rows"
import { tx } from "@/lib/core/db/tx"
import type { Store } from "@/lib/core/db/types"
import { forget, nobody, signIn, stranger } from "../support/api"
import { type Cluster, startOwnCluster } from "../support/cluster"
import { serverUrl, testStore } from "../support/store"

// Backs up this run's database and restores it into another one: on a new server or in a new directory.

const directory = mkdtempSync(join(tmpdir(), "cornerledger-backup-"))
const path = join(directory, "all.backup")
let source: Store
let target: Store
let cluster: Cluster | undefined

const embedded = async () => pgliteStore(await createPglite())

beforeAll(async () => {
  source = await testStore()
  await stranger()
  if (serverUrl) {
    cluster = await startOwnCluster()
    await cluster.run("postgres", "create database restored")
    target = openPostgres(cluster.databaseUrl("restored"), { pool: 4, patient: true })
  } else target = await embedded()
}, 120_000)

afterAll(async () => {
  replaceStore(source)
  await target.close()
  await cluster?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const text = (file: string) => gunzipSync(readFileSync(file)).toString()
/** All rows in the order of the file, without its time and checksum. */
const rowsIn = (file: string) => text(file).split("\n").slice(1, -2)

test("a backup is one file that only its owner can read, without temporary files beside it", async () => {
  const { rows, tables } = await backUp(source, path)
  expect([rows > 5_000, tables > 70]).toEqual([true, true])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(existsSync(`${path}.part`)).toBe(false)
})

test("a restore loses no value: a backup of the copy has the same rows", async () => {
  await restore(target, path)
  expect(await target.begin("", rowCounts)).toEqual(await source.begin("", rowCounts))
  const again = join(directory, "again.backup")
  await backUp(target, again)
  // Rows that were updated come from another place of the table, so the order may differ.
  expect(rowsIn(again).sort()).toEqual(rowsIn(path).sort())
})

test("the copy is ready, allows sign-in, gives new ids and keeps workspaces apart", async () => {
  forget()
  replaceStore(target)
  await prepare(target, { seed: true })
  expect((await nobody.get("/api/ready")).status).toBe(200)
  expect((await signIn("admin@demo.com", "admin")).accessToken).toEqual(expect.any(String))
  const { user } = await stranger()
  expect(user.id).toBe(1)
  const workspaces = await tx({ workspaceId: 1, userId: 1 }, async ({ db }) =>
    rowsOf(await db.execute(sql`select distinct workspace_id as id from users`)),
  )
  expect(workspaces).toEqual([{ id: 1 }])
  const [last] = rowsOf<{ n: number }>(await target.owner.execute(sql`select count(*)::int as n from workspaces`))
  expect(last?.n).toBe(3)
  replaceStore(source)
  forget()
}, 60_000)

test("a truncated or damaged file, another file, or one of another version is rejected and changes nothing", async () => {
  const before = await target.begin("", rowCounts)
  const whole = text(path)
  const refused: [string, Uint8Array | string, string][] = [
    ["cut", gzipSync(whole.slice(0, whole.length / 2)), "cut off or damaged"],
    ["short", readFileSync(path).subarray(0, 5_000), "damaged"],
    ["changed", gzipSync(whole.replace("admin@demo.com", "admin@evil.com")), "cut off or damaged"],
    ["other", gzipSync('{"hello": 1}\n'), "not a backup"],
    ["plain", "drop table users", "not a backup"],
  ]
  for (const [name, content, why] of refused) {
    const file = join(directory, name)
    writeFileSync(file, content)
    await expect(restore(target, file)).rejects.toThrow(why)
  }
  await expect(restore(target, join(directory, "nowhere"))).rejects.toThrow("the file does not exist")
  expect(await target.begin("", rowCounts)).toEqual(before)
})

if (serverUrl) {
  test("a server's backup restores into an embedded database, and back into a server", async () => {
    const own = await embedded()
    await restore(own, path)
    expect(await own.begin("", rowCounts)).toEqual(await source.begin("", rowCounts))
    const again = join(directory, "embedded.backup")
    await backUp(own, again)
    await own.close()
    expect(rowsIn(again).sort()).toEqual(rowsIn(path).sort())
    await restore(target, again)
    expect(await target.begin("", rowCounts)).toEqual(await source.begin("", rowCounts))
  }, 120_000)
}
