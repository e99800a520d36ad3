import type { Scope } from "@/lib/core/db/types"
import * as store from "../store/leaving"

/** The names of a user's keys that still work. */
export const workingKeysOf = (scope: Scope, userId: number): Promise<string[]> => store.workingOf(scope, userId)

/** Revokes every key of a user. The caller evicts the user from the cache of principals. */
export const revokeAllOf = (scope: Scope, userId: number): Promise<unknown> => store.revokeOf(scope, userId)
