import paths from "./paths.json"

/** Paths of calls that stand outside /api, where pages stand too. */
export const callPaths: ReadonlySet<string> = new Set(paths)
