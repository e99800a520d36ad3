/** Paths that a change of a post makes stale. */
export const staleAfterWrite = [{ path: "/blog/" }]
