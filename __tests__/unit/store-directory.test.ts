import fs, {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import promises from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { ConfigError } from "@/lib/core/config"
import type { StorePanic } from "@/lib/core/db/panic"
import { openPglite } from "@/lib/core/db/pglite"
import { toHttpError } from "@/lib/core/http/errors"

const root = mkdtempSync(join(tmpdir(), "cornerledger-directory-"))
const whole = join(root, "whole")
let count = 0

beforeAll(async () => {
  chmodSync(root, 0o755)
  const store = await openPglite(whole, String(process.env.TEST_SNAPSHOT))
  await store.close()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A copy of a whole data directory. */
function copy(): string {
  const directory = join(root, `copy-${count++}`)
  cpSync(whole, directory, { recursive: true })
  return directory
}

async function refusal(directory: string): Promise<string> {
  const error = await openPglite(directory, String(process.env.TEST_SNAPSHOT)).then(
    () => undefined,
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(ConfigError)
  expect(error.message).toContain(directory)
  return error.message
}

const nobody = 65_534

/** Root ignores permissions, so as root these tests run as the user nobody. */
async function asNobody<T>(run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run()
  process.seteuid?.(nobody)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}

function giveToNobody(path: string): void {
  if (process.getuid?.() !== 0) return
  fs.lchownSync(path, nobody, nobody)
  if (fs.statSync(path).isDirectory()) for (const name of readdirSync(path)) giveToNobody(join(path, name))
}

describe("an incomplete database", () => {
  test("an interrupted first start is detected, before and after the version was written", async () => {
    const early = join(root, "early")
    mkdirSync(join(early, "pgdata", "base"), { recursive: true })
    expect(await refusal(early)).toMatch(/incomplete database.*Delete .*pgdata and/)
    const late = copy()
    writeFileSync(join(late, "pgdata.unfinished"), "")
    expect(await refusal(late)).toMatch(/incomplete database/)
  })

  test("a failed first start leaves nothing that would prevent the next one", async () => {
    const directory = join(root, "again")
    const { writeSync } = fs
    let left = 500
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })
    jest.spyOn(fs, "writeSync").mockImplementation((...values: unknown[]) => {
      if (left-- < 0) throw full
      return Reflect.apply(writeSync, fs, values)
    })
    expect(await refusal(directory)).toMatch(/disk is full\. Free some space/)
    jest.restoreAllMocks()
    expect(readdirSync(directory)).toEqual(["cornerledger.lock"])
    await (await openPglite(directory, String(process.env.TEST_SNAPSHOT))).close()
  })

  test.each<[string, (dataDir: string) => void, RegExp]>([
    [
      "the control file is cut off",
      (at) => truncateSync(join(at, "global/pg_control"), 100),
      /damaged.*restore the last backup/,
    ],
    ["the control file is missing", (at) => rmSync(join(at, "global/pg_control")), /damaged.*restore the last backup/],
    ["the log is missing", (at) => rmSync(join(at, "pg_wal"), { recursive: true }), /damaged.*restore the last backup/],
    [
      "the catalogue is missing",
      (at) => rmSync(join(at, "base"), { recursive: true }),
      /damaged.*restore the last backup/,
    ],
    [
      "another version made it",
      (at) => writeFileSync(join(at, "PG_VERSION"), "12\n"),
      /incompatible.*Another version.*Start the release/,
    ],
  ])("if %s, the start says what to do", async (_, damage, message) => {
    const directory = copy()
    damage(join(directory, "pgdata"))
    expect(await refusal(directory)).toMatch(message)
  })
})

describe("a directory without write permission", () => {
  test("a file instead of a directory is reported", async () => {
    const file = join(root, "file")
    writeFileSync(file, "")
    expect(await refusal(file)).toMatch(/Choose a directory/)
    expect(await refusal(join(file, "below"))).toMatch(/Choose a directory/)
  })

  test("another user's directory is reported with the user and a way out", async () => {
    const directory = copy()
    chmodSync(directory, 0o555)
    const message = await asNobody(() => refusal(directory))
    expect(message).toMatch(/EACCES.*runs as user \d+.*Change the owner/)
  })

  test("a database with files of another user, as after a start as root, is reported", async () => {
    const directory = copy()
    giveToNobody(directory)
    const control = join(directory, "pgdata/global/pg_control")
    if (process.getuid?.() === 0) fs.chownSync(control, 0, 0)
    chmodSync(control, process.getuid?.() === 0 ? 0o600 : 0o000)
    expect(await asNobody(() => refusal(directory))).toMatch(/Permission denied.*Change the owner/)
  })

  test("a read-only file system is reported", async () => {
    const directory = copy()
    const readOnly = Object.assign(new Error(`EROFS: read-only file system, access '${directory}'`), { code: "EROFS" })
    jest.spyOn(promises, "access").mockRejectedValue(readOnly)
    expect(await refusal(directory)).toMatch(/read-only\. Remount it/)
  })
})

test("unreadable files give a 503 while others can be read; a log that can't be written stops the database", async () => {
  const directory = copy()
  giveToNobody(directory)
  const panics: StorePanic[] = []
  const store = await asNobody(() => openPglite(directory, undefined, (panic) => panics.push(panic)))
  try {
    await asNobody(async () => {
      await store.owner.execute(sql`select count(*) from workspaces`)
      for (const name of readdirSync(join(directory, "pgdata/base/5"))) {
        chmodSync(join(directory, "pgdata/base/5", name), 0o000)
      }
      const error = await store.owner.execute(sql`select count(*) from polls`).catch((thrown) => thrown as Error)
      expect(((error as Error).cause as Error).message).toMatch(/could not open file .*Permission denied/)
      expect(toHttpError(error)).toMatchObject({ status: 503, key: "storageFailed" })
      await store.owner.execute(sql`select count(*) from workspaces`)
      expect(panics).toEqual([])

      chmodSync(join(directory, "pgdata/pg_wal"), 0o000)
      const started = Date.now()
      const attempts: unknown[] = []
      for (let i = 0; i < 60 && panics.length === 0; i++) {
        const write = sql`select pg_switch_wal(), pg_logical_emit_message(true, 'test', 'x')`
        attempts.push(await store.begin("", (db) => db.execute(write)).catch((thrown) => thrown))
      }
      expect(panics).toHaveLength(1)
      expect(panics[0]?.message).toMatch(/Permission denied.*Change the owner/)
      // The engine isn't called again: further requests fail at once.
      await expect(store.begin("", (db) => db.execute(sql`select 1`))).rejects.toThrow("Permission denied")
      expect(panics).toHaveLength(1)
      expect(Date.now() - started).toBeLessThan(30_000)
    })
  } finally {
    await store.close()
  }
  await expect(asNobody(() => refusal(directory))).resolves.toMatch(/Permission denied.*Change the owner/)
})
