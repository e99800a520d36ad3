import { sql } from "drizzle-orm"
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible"
import type { Principal } from "../auth/principal"
import { config } from "../config"
import { store } from "../db/client"
import { rowsOf } from "../db/rows"
import type { ClientInfo } from "./client-info"
import type { Endpoint } from "./endpoint"
import { HttpError } from "./errors"
import { networkOf } from "./network"

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

/** More tries than a count allows. `isFirst` for the one that went over: callers report that one only. */
export class TooManyTries extends HttpError {
  constructor(
    seconds: number,
    readonly isFirst: boolean,
  ) {
    super(429, "rate_limited", {
      message: ["rateLimited", { seconds }],
      headers: { "retry-after": String(seconds) },
    })
  }
}

/** One counted try. */
export interface Count {
  /** How many there were within the period, this one included. */
  tries: number
  /** Takes this try off the count again. */
  giveBack(): Promise<unknown>
  /** Sets the count to zero. */
  clear(): Promise<unknown>
}

/**
 * Counts a try before it is made, in one statement, so that parallel tries never exceed the limit. Counts outside any
 * transaction: call it in none.
 * @throws TooManyTries beyond `limit` tries in a period
 */
export async function countTry(kind: string, key: string, limit: number): Promise<Count> {
  const one = limiter(kind, limit)
  try {
    const { consumedPoints } = await one.consume(key)
    return { tries: consumedPoints, giveBack: () => one.reward(key), clear: () => one.delete(key) }
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const { msBeforeNext, consumedPoints } = refused as RateLimiterRes
    throw new TooManyTries(Math.max(1, Math.ceil(msBeforeNext / 1000)), consumedPoints === limit + 1)
  }
}

/**
 * Runs a try at a secret. Wrong ones add up under `key`, and a right one clears the count.
 * @throws TooManyTries
 */
export async function guessing<T>(secret: string, key: string, run: () => Promise<T>): Promise<T> {
  const count = await countTry(secret, key, config().RATE_LIMIT_SIGN_IN)
  const answer = await run()
  await count.clear()
  return answer
}

/**
 * Runs a call whose tries are counted: a signed-in caller's by sign-in, so that neighbours on one network do not use up
 * each other's tries, and everybody else's by network.
 * @throws TooManyTries
 */
export async function limited<T>(
  { path, rateLimit }: Endpoint,
  client: ClientInfo,
  principal: Principal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const { RATE_LIMIT_ADDRESS } = config()
  if (principal) return guessing(`${path}:session`, principal.sessionId, run)
  const count = await countTry(`${path}:address`, networkOf(client.address), RATE_LIMIT_ADDRESS)
  const answer = await run()
  if (rateLimit?.counts === "failures") await count.giveBack()
  return answer
}
