"use client"

import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/profile/endpoints"
import type { Profile } from "@/lib/features/profile/schema"
import { usePending } from "./use-pending"

/** Returns the user's own profile, and functions that star pages and feeds. */
export function useProfile() {
  const { data, error, isValidating, mutate } = useQuery(endpoints.getProfile)
  const { shown, write } = usePending<Profile>(data, [endpoints.getProfile])
  return {
    profile: shown,
    error: data ? undefined : error,
    isBusy: isValidating,
    retry: () => void mutate(),
    starPage: (username: string, favorite: boolean) =>
      write({
        shown: (profile) => ({
          ...profile,
          suggestedPages: profile.suggestedPages.map((page) =>
            page.username === username ? { ...page, favorite } : page,
          ),
        }),
        send: () => call(endpoints.favoritePage, { body: { username } }),
      }),
    starFeed: (id: string, favorite: boolean) =>
      write({
        shown: (profile) => ({
          ...profile,
          twitterFeeds: profile.twitterFeeds.map((feed) => (feed.id === id ? { ...feed, favorite } : feed)),
        }),
        send: () => call(endpoints.favoriteFeed, { body: { id } }),
      }),
  }
}
