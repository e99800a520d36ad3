const cut = "[cut]"
/** Names of properties whose values are secrets, in any object. */
const secretName = /password|passwd|token|secret|authorization|cookie|recoverycodes|[-_]key$/i
/** Secrets inside texts: URL parameters, API keys, bearer tokens, session and device cookies. */
const inText = [
  /([?&](?:token|key|code|password|invitation)=)[^&#\s"']+/gi,
  /(\bcl_)[0-9A-Za-z]{16,}/g,
  /(\bBearer\s+)[\w.~+/=-]+/gi,
  /((?:__Host-|__Secure-)?(?:next-auth\.[\w-]+|cornerledger-device)=)[^;\s"']+/gi,
]
/** Values nested deeper are cut; nothing is logged that deep on purpose. */
const maxDepth = 6

/** Matches every text with a secret. Nearly all texts have none, and testing once takes a fifth of replacing four times. */
const maybeSecret = /=|cl_|bearer/i

const textWithout = (text: string) =>
  maybeSecret.test(text) ? inText.reduce((rest, pattern) => rest.replace(pattern, `$1${cut}`), text) : text

/**
 * Copies a value for the log without passwords, tokens, keys and cookies, at any depth. Returns errors and other class
 * instances unchanged, because serializers handle them.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return textWithout(value)
  if (typeof value !== "object" || value === null) return value
  if (depth > maxDepth) return cut
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) && item !== undefined && item !== null ? cut : withoutSecrets(item, depth + 1),
    ]),
  )
}
