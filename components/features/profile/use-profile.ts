"use client"

import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import type * as contract from "@/lib/features/profile/contract"
import type { Profile } from "@/lib/features/profile/schema"
import { calls } from "./calls"
import { usePending } from "./use-pending"

/** The reader's own profile, and the stars they give. */
export function useProfile() {
  const { data, error, isValidating, mutate } = useQuery<typeof contract.getProfile>(calls.getProfile)
  const { shown, write } = usePending<Profile>(data, [calls.getProfile])
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
        send: () => call<typeof contract.favoritePage>(calls.favoritePage, { body: { username } }),
      }),
    starFeed: (id: string, favorite: boolean) =>
      write({
        shown: (profile) => ({
          ...profile,
          twitterFeeds: profile.twitterFeeds.map((feed) => (feed.id === id ? { ...feed, favorite } : feed)),
        }),
        send: () => call<typeof contract.favoriteFeed>(calls.favoriteFeed, { body: { id } }),
      }),
  }
}
