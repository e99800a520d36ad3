import { AsyncLocalStorage } from "node:async_hooks"
import { config } from "../config"
import type { Reply } from "./reply"

/** The rest of a limit that a request was counted against. */
export interface Budget {
  /** Attempts per period. */
  limit: number
  left: number
  /** Seconds until the period ends. */
  seconds: number
}

// Services count deep below the route, so the budgets reach it outside the arguments. Requests without a limit don't enter.
const budgets = new AsyncLocalStorage<Budget[]>()

/** Reports a budget in the response. The caller may change it until then. */
export function report(budget: Budget): Budget {
  budgets.getStore()?.push(budget)
  return budget
}

/** Adds the headers of draft-ietf-httpapi-ratelimit-headers to the response: the budget of which the least is left. */
export async function withLimitHeaders(run: () => Promise<Reply>): Promise<Reply> {
  const counted: Budget[] = []
  const reply = await budgets.run(counted, run)
  const [tightest] = counted.sort((a, b) => a.left - b.left)
  if (!tightest) return reply
  const { limit, left, seconds } = tightest
  reply.headers["ratelimit-policy"] = `"default";q=${limit};w=${config().RATE_LIMIT_SECONDS}`
  reply.headers.ratelimit = `"default";r=${Math.max(0, left)};t=${seconds}`
  return reply
}
