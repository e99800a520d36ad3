import { sql } from "drizzle-orm"
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible"
import { config } from "../config"
import { store } from "../db/client"
import { rowsOf } from "../db/rows"
import type { ClientInfo } from "./client-info"
import type { Endpoint } from "./endpoint"
import { HttpError } from "./errors"

/** The library speaks to a `pg` pool; this lends it our store, whose two drivers take the same numbered parameters. */
const storeClient = {
  async query({ text, values }: { text: string; values: (string | number | null)[] }) {
    const { owner } = await store()
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, i) => (i % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))
    const rows = rowsOf(await owner.execute(sql.join(chunks)))
    return { rows, rowCount: rows.length }
  },
}

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points,
    duration: config().RATE_LIMIT_SECONDS,
    clearExpiredByTimeout: false,
  })

async function consume(keyPrefix: string, points: number, key: string): Promise<RateLimiterPostgres> {
  const one = limiter(keyPrefix, points)
  try {
    await one.consume(key)
    return one
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const seconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
    throw new HttpError(429, "rate_limited", {
      message: ["rateLimited", { seconds }],
      headers: { "retry-after": String(seconds) },
    })
  }
}

/**
 * Runs a call whose tries are counted, by the sender's address and by what the named body field holds.
 * A success clears the field's count, so that only wrong guesses add up.
 * @throws HttpError 429 when there were too many.
 */
export async function limited<T>(call: Endpoint, client: ClientInfo, body: unknown, run: () => Promise<T>): Promise<T> {
  await consume(`${call.path}:address`, config().RATE_LIMIT_ADDRESS, client.address)
  const field = call.rateLimit?.field
  if (!field) return run()
  const key = String((body as Record<string, unknown>)[field] ?? "").toLowerCase()
  return guessing(`${call.path}:${field}`, key, run)
}

/**
 * Runs a try at a secret. Wrong ones add up under `key`, wherever they come from, and a right one clears the count.
 * Counts outside any transaction, so it must not be called within one.
 * @throws HttpError 429 when there were too many.
 */
export async function guessing<T>(secret: string, key: string, run: () => Promise<T>): Promise<T> {
  const count = await consume(secret, config().RATE_LIMIT_SIGN_IN, key)
  const answer = await run()
  await count.delete(key)
  return answer
}
