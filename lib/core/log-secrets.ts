const cut = "[cut]"
/** Names whose values are secrets, in whatever object they stand. */
const secretName = /password|passwd|token|secret|authorization|cookie|recoverycodes|[-_]key$/i
/** Secrets inside a text: parameters of an address, a bearer token, the cookies of a sign-in and of a known device. */
const inText = [
  /([?&](?:token|key|code|password|invitation)=)[^&#\s"']+/gi,
  /(\bBearer\s+)[\w.~+/=-]+/gi,
  /((?:__Host-|__Secure-)?(?:next-auth\.[\w-]+|cornerledger-device)=)[^;\s"']+/gi,
]
/** Deeper than this nothing is logged on purpose. */
const maxDepth = 6

const textWithout = (text: string) => inText.reduce((known, pattern) => known.replace(pattern, `$1${cut}`), text)

/**
 * A copy of what is about to be logged, with passwords, tokens, keys and cookies cut out at any depth. Errors and other
 * class instances are left as they are, since serializers know them better.
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
