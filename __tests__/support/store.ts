import { readFile } from "node:fs/promises"
import postgres from "postgres"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { openPostgres } from "@/lib/core/db/postgres"
import type { Store } from "@/lib/core/db/types"
import { connectNouns } from "@/lib/features/nouns"
import { until } from "./until"

// As instrumentation.ts does at the start of the server.
connectNouns()

/** Whether the suite runs on a PostgreSQL server; scripts/postgres.mjs names one with a seeded template. */
export const serverUrl = process.env.TEST_DATABASE_URL
const template = "cornerledger_template"

let opened: Promise<Store> | undefined
let drop: (() => Promise<void>) | undefined

/** Opens this test file's embedded database in memory, migrated and seeded from the run's snapshot. */
async function openEmbedded(): Promise<Store> {
  const snapshot = process.env.TEST_SNAPSHOT
  if (!snapshot) throw new Error("TEST_SNAPSHOT is not set; run the tests through Jest's globalSetup")
  return pgliteStore(await createPglite(new Blob([new Uint8Array(await readFile(snapshot))])))
}

/** Drops a database in spite of its connections. */
export async function dropDatabase(admin: postgres.Sql, name: string): Promise<void> {
  const isDropped = async () => {
    try {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      return true
    } catch (error) {
      // Autovacuum is working in it, and only a superuser may end that.
      if ((error as { code?: string }).code !== "42501") throw error
      return false
    }
  }
  await until(isDropped, `${name} is dropped`)
}

/** Creates this test file's database on the server, copied from the seeded template. */
async function openOnServer(url: string): Promise<Store> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  // Two files can't copy the template concurrently: the second one waits for the lock.
  await admin.unsafe("select pg_advisory_lock(7)")
  await admin.unsafe(`create database ${name} template ${template}`)
  await admin.unsafe("select pg_advisory_unlock(7)")
  const own = new URL(url)
  own.pathname = `/${name}`
  drop = async () => {
    await dropDatabase(admin, name)
    await admin.end()
  }
  return openPostgres(own.href, { pool: 24 })
}

/** This test file's database, opened at first use and used instead of the configured one. */
export function testStore(): Promise<Store> {
  opened ??= (serverUrl ? openOnServer(serverUrl) : openEmbedded()).then((store) => {
    replaceStore(store)
    return store
  })
  return opened
}

/** Closes what this test file opened; runs after the last test of each file. */
export async function closeTestStore(): Promise<void> {
  const store = await opened
  opened = undefined
  replaceStore(undefined)
  await store?.close()
  await drop?.()
}
