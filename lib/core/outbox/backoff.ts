const firstSeconds = 60
const longestSeconds = 4 * 3600

/**
 * Seconds until the next attempt after the given number of failed ones: one minute, doubling up to four hours, each a
 * fifth shorter or longer, so that mails that failed together do not come back together.
 */
export function waitSeconds(attempts: number, random = Math.random()): number {
  const wait = Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds)
  return Math.round(wait * (0.8 + 0.4 * random))
}
