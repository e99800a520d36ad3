import type { Scope } from "@/lib/core/db/types"

/** Refuses postings to the accounts of some holders, such as `till:12`. @throws HttpError 409 */
export type Guard = (scope: Scope, holders: string[]) => Promise<void>

// On `globalThis`, because Next bundles instrumentation and routes separately, each with its own copy of this module.
const connected = globalThis as { __cornerledgerGuard?: Guard }

/** Lets the noun that runs the tills refuse postings to closed ones. `lib/features/nouns.ts` connects it. */
export const connectGuard = (guard: Guard): void => {
  connected.__cornerledgerGuard = guard
}

/** @throws HttpError 409 if one of the holders takes no postings now */
export async function requireUnguarded(scope: Scope, holders: string[]): Promise<void> {
  if (holders.length > 0) await connected.__cornerledgerGuard?.(scope, holders)
}
