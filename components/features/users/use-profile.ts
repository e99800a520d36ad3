"use client"

import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserProfile } from "@/lib/features/users/schema/profile"

/** Returns a user's profile as it is now: the page's, then that of each live update. `reload` requests it. */
export function useProfile(loaded: UserProfile) {
  const { data, mutate } = useQuery(endpoints.getUserProfile, { query: { id: loaded.user.id } })
  return { profile: data ?? loaded, reload: () => mutate() }
}
