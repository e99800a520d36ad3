const firstSeconds = 60
const maxSeconds = 4 * 3600

/**
 * Seconds until the next attempt after the given number of failed ones: one minute, doubling up to four hours, with 20 %
 * jitter, so that emails that failed together are not retried together.
 */
export function waitSeconds(attempts: number, random = Math.random()): number {
  const wait = Math.min(firstSeconds * 2 ** (attempts - 1), maxSeconds)
  return Math.round(wait * (0.8 + 0.4 * random))
}
