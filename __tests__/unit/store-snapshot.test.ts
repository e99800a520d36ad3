import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { count } from "drizzle-orm"
import { ConfigError } from "@/lib/core/config"
import { openPglite } from "@/lib/core/db/pglite"
import { storeFacts } from "@/lib/core/db/table"

const seeded = String(process.env.TEST_SNAPSHOT)
let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "cornerledger-snapshot-"))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** The properties of an opened database. */
async function facts(place?: string, snapshot?: string): Promise<number | undefined> {
  const store = await openPglite(place, snapshot)
  try {
    const [row] = await store.owner.select({ n: count() }).from(storeFacts)
    return row?.n
  } finally {
    await store.close()
  }
}

test.each([["in memory"], ["in a directory"]])("a new database %s starts from the named snapshot", async (where) => {
  expect(await facts(where === "in memory" ? undefined : join(directory, "new"), seeded)).toBeGreaterThan(0)
})

test("an existing database in a directory stays unchanged", async () => {
  const place = join(directory, "kept")
  const store = await openPglite(place, seeded)
  await store.owner.delete(storeFacts)
  await store.close()
  expect(await facts(place, seeded)).toBe(0)
})

test("a missing snapshot is reported by name, and no files are left behind", async () => {
  const place = join(directory, "none")
  for (const at of [undefined, place]) {
    const opening = openPglite(at, join(directory, "no.tar"))
    await expect(opening).rejects.toThrow(ConfigError)
    await expect(opening).rejects.toThrow(/STORE_SNAPSHOT .*no\.tar does not exist/)
  }
  expect(readdirSync(place)).toEqual(["cornerledger.lock"])
})
