"use client"

import { useRef } from "react"
import { useSWRConfig } from "swr"
import { addressOf } from "@/lib/core/client/address"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailboxPage, MailLine } from "@/lib/features/email/schema"
import { listQueryOf, type Place } from "./place"

export const pageSize = 100
/** Reading the list also sends scheduled mail that is due, so refresh it every minute. */
const options = { keepPreviousData: false, refreshInterval: 60_000 }

/**
 * A list of any length. Only the pages around the first visible row are requested; others come from the cache. While a new
 * search loads, the rows of the previous one are shown.
 */
export function useMailList(place: Place, firstRow: number) {
  const { cache } = useSWRConfig()
  const list = listQueryOf(place)
  const inputFor = (page: number) => ({ query: { ...list, page: page > 1 ? page : undefined } })
  const at = Math.floor(firstRow / pageSize) + 1
  const current = useQuery(endpoints.listMailbox, inputFor(at), options)
  const last = useRef<{ place: string; page: MailboxPage }>(undefined)
  const folderKey = JSON.stringify([list.folder, list.label])
  const fallbackPage = last.current?.place === folderKey ? last.current.page : undefined
  if (current.data && at === 1) last.current = { place: folderKey, page: current.data }
  const shown = current.data ?? fallbackPage
  const total = shown?.total
  // Load the next page once the first visible row has passed a third of the current one.
  const wantsNext = total !== undefined && at * pageSize < total && firstRow % pageSize >= pageSize / 3
  const next = useQuery(endpoints.listMailbox, wantsNext ? inputFor(at + 1) : null, options)

  const pageAt = (page: number): MailboxPage | undefined => {
    if (page === at) return current.data ?? (at === 1 ? fallbackPage : undefined)
    if (page === at + 1 && next.data) return next.data
    return cache.get(addressOf(endpoints.listMailbox, inputFor(page)))?.data
  }
  return {
    total,
    totalIsEstimate: shown?.totalIsEstimate === true,
    /** Returns the mail at an index, if it is loaded. */
    at: (index: number): MailLine | undefined => pageAt(Math.floor(index / pageSize) + 1)?.mails[index % pageSize],
    /** Returns a mail's index, or -1 if it isn't in the pages around the visible rows. */
    indexOf: (id: number): number => {
      for (const page of [at, at + 1, at - 1]) {
        const found = pageAt(page)?.mails.findIndex((mail) => mail.id === id) ?? -1
        if (found >= 0) return (page - 1) * pageSize + found
      }
      return -1
    },
    /** The rows of the current page. */
    rows: shown?.mails ?? [],
    waiting: !current.data && !current.error,
    error: current.data ? undefined : current.error,
    refresh: () => void current.mutate(),
  }
}
export type MailListState = ReturnType<typeof useMailList>
