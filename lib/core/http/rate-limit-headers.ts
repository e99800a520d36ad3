import { AsyncLocalStorage } from "node:async_hooks"
import type { Reply } from "./reply"

/** The rest of a limit that a request was counted against. */
export interface Budget {
  /** Attempts per period. */
  limit: number
  /** The period, in seconds. */
  period: number
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

/** A budget as the headers of draft-ietf-httpapi-ratelimit-headers. */
export const limitHeadersOf = ({ limit, period, left, seconds }: Budget) => ({
  "ratelimit-policy": `"default";q=${limit};w=${period}`,
  ratelimit: `"default";r=${Math.max(0, left)};t=${seconds}`,
})

/** Adds the headers to the response: those of the budget of which the least is left. */
export async function withLimitHeaders(run: () => Promise<Reply>): Promise<Reply> {
  const counted: Budget[] = []
  const reply = await budgets.run(counted, run)
  const [tightest] = counted.sort((a, b) => a.left - b.left)
  if (tightest) Object.assign(reply.headers, limitHeadersOf(tightest))
  return reply
}
