const minute = 60
const hour = 60 * minute

/** Seconds after each failed attempt, as the Standard Webhooks specification suggests: a day and a quarter in all. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]
const maxWait = 24 * hour

/** After this many attempts a delivery has failed. */
export const maxAttempts = waits.length + 1

/** The seconds that a `Retry-After` header asks for, as a number or a date, at most a day. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number {
  if (!header) return 0
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), maxWait) : 0
}

/** Seconds until the next attempt, with up to 10 % more, so that messages that failed together aren't retried together. */
export function waitSeconds(attempts: number, atLeast = 0, random = Math.random()): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 0
  return Math.max(Math.round(wait * (1 + 0.1 * random)), atLeast)
}
