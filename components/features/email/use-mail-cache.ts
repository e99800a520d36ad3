"use client"

import { useCallback } from "react"
import { useSWRConfig } from "swr"
import { apiPath } from "@/lib/core/client/address"
import * as endpoints from "@/lib/features/email/endpoints"
import type { Email, MailboxPage, MailChoice } from "@/lib/features/email/schema"
import { changedCounts, changedDetail, changedPage, type MailChange } from "./mail-change"

const isOf = (key: string, { path }: { path: string }) => key.split("?")[0] === apiPath(path)

/** Applies a change to all cached responses before the server responds. @returns a function that rolls it back */
export function useMailCache() {
  const { cache, mutate, fallback } = useSWRConfig()
  return useCallback(
    (mails: MailChoice[], change: MailChange): (() => void) => {
      const ids = new Set(mails.map(({ id }) => id))
      const before = new Map<string, unknown>()
      for (const key of new Set([...cache.keys(), ...Object.keys(fallback)])) {
        const data: unknown = cache.get(key)?.data ?? fallback[key]
        if (data === undefined) continue
        let after: unknown
        if (isOf(key, endpoints.listMailbox)) after = changedPage(data as MailboxPage, key, ids, change)
        else if (isOf(key, endpoints.getEmail)) after = changedDetail(data as Email, ids, change)
        else if (isOf(key, endpoints.countEmails))
          after = changedCounts(data as Parameters<typeof changedCounts>[0], mails, change)
        else continue
        before.set(key, data)
        void mutate(key, after, { revalidate: false })
      }
      return () => {
        for (const [key, data] of before) void mutate(key, data, { revalidate: false })
      }
    },
    [cache, mutate, fallback],
  )
}
