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
import { type Budget, limitHeadersOf, report } from "./rate-limit-headers"

/** Adapts our store to the `pg` pool that the library expects. Both drivers take the same numbered parameters. */
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

/** The limit is exceeded. `isFirst` marks the first attempt over it, which is the only one that callers report. */
export class TooManyTries extends HttpError {
  constructor(
    budget: Budget,
    readonly isFirst: boolean,
  ) {
    const { seconds } = budget
    super(429, "rate_limited", {
      message: ["rateLimited", { seconds }],
      // Here too, because an unknown API key is counted on endpoints without a limit of their own.
      headers: { "retry-after": String(seconds), ...limitHeadersOf(budget) },
    })
  }
}

/** A limit for attempts that are only counted. */
export const unlimited = 2_147_483_647

/** A counted attempt. */
export interface Count {
  /** The number of attempts within the period, including this one. */
  tries: number
  /** Subtracts this attempt from the count. */
  giveBack(): Promise<unknown>
  /** Resets the count. */
  clear(): Promise<unknown>
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts never exceed the limit. Don't call it
 * inside a transaction.
 * @throws TooManyTries after `limit` attempts in a period
 */
export async function countTry(kind: string, key: string, limit: number): Promise<Count> {
  const rateLimiter = limiter(kind, limit)
  const period = config().RATE_LIMIT_SECONDS
  const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
  try {
    const counted = await rateLimiter.consume(key)
    const budget = { limit, period, left: limit - counted.consumedPoints, seconds: secondsOf(counted) }
    if (limit < unlimited) report(budget)
    return {
      tries: counted.consumedPoints,
      giveBack() {
        budget.left++
        return rateLimiter.reward(key)
      },
      clear() {
        Object.assign(budget, { left: limit, seconds: period })
        return rateLimiter.delete(key)
      },
    }
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection
    const counted = rejection as RateLimiterRes
    const budget = report({ limit, period, left: 0, seconds: secondsOf(counted) })
    throw new TooManyTries(budget, counted.consumedPoints === limit + 1)
  }
}

/**
 * Runs an attempt to enter a secret. Failures add up under `key`; a success resets the count.
 * @throws TooManyTries
 */
export async function limitGuesses<T>(secret: string, key: string, run: () => Promise<T>): Promise<T> {
  const count = await countTry(secret, key, config().RATE_LIMIT_SIGN_IN)
  const response = await run()
  await count.clear()
  return response
}

/**
 * Runs an endpoint with a rate limit: per sign-in for signed-in callers, so that users of one network don't use up each
 * other's attempts, and per network for everybody else.
 * @throws TooManyTries
 */
export async function withRateLimit<T>(
  { path, rateLimit }: Endpoint,
  client: ClientInfo,
  principal: Principal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const { RATE_LIMIT_ADDRESS } = config()
  if (principal) return limitGuesses(`${path}:session`, principal.sessionId, run)
  const count = await countTry(`${path}:address`, networkOf(client.address), RATE_LIMIT_ADDRESS)
  const response = await run()
  if (rateLimit?.counts === "failures") await count.giveBack()
  return response
}
