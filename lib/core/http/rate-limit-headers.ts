import { AsyncLocalStorage } from "node:async_hooks"
import { config } from "../config"

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
export async function withLimitHeaders(run: () => Promise<Response>): Promise<Response> {
  const counted: Budget[] = []
  const response = await budgets.run(counted, run)
  const [tightest] = counted.sort((a, b) => a.left - b.left)
  if (!tightest) return response
  const { limit, left, seconds } = tightest
  response.headers.set("ratelimit-policy", `"default";q=${limit};w=${config().RATE_LIMIT_SECONDS}`)
  response.headers.set("ratelimit", `"default";r=${Math.max(0, left)};t=${seconds}`)
  return response
}
