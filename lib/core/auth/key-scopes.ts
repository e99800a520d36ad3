/** What an API key may call: every read, or the reads or writes of one noun. A write includes the noun's reads. */
export type KeyScope = "read" | `${string}:read` | `${string}:write`

/** Whether scopes allow to call an endpoint of a noun. Nouns that scopes can't name have no noun here: `read` reads them too. */
export const mayCall = (scopes: readonly string[], noun: string | undefined, isRead: boolean): boolean => {
  if (isRead && scopes.includes("read")) return true
  if (noun === undefined) return false
  return scopes.includes(`${noun}:write`) || (isRead && scopes.includes(`${noun}:read`))
}
