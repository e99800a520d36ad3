/**
 * Whether the scopes of an API key include an endpoint: `read` is every read, `<noun>:read` and `<noun>:write` are those of one
 * noun, and a write includes the noun's reads.
 * @param noun undefined for a noun that scopes can't name
 */
export const mayCall = (scopes: readonly string[], noun: string | undefined, isRead: boolean): boolean => {
  if (isRead && scopes.includes("read")) return true
  if (noun === undefined) return false
  return scopes.includes(`${noun}:write`) || (isRead && scopes.includes(`${noun}:read`))
}
