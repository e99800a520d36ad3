/** How often a condition is checked, in milliseconds. */
const every = 25

/**
 * Polls until a condition holds, that is, until `look` returns something truthy.
 * @returns that value
 * @throws Error that names the condition, if it doesn't hold within `within` milliseconds
 */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
  within = 15_000,
): Promise<T> {
  const end = Date.now() + within
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}
