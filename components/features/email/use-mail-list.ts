"use client"

import { useRef } from "react"
import { useSWRConfig } from "swr"
import { addressOf } from "@/lib/core/client/address"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailboxPage, MailLine } from "@/lib/features/email/schema"
import { listQueryOf, type Place } from "./place"

export const pageSize = 100
/** Mail that was scheduled is sent when somebody looks. */
const options = { keepPreviousData: false, refreshInterval: 60_000 }

/**
 * A list of any length by its places: the pages around the first row on show are asked for, others are remembered.
 * While another search is on its way the last one's rows stand in.
 */
export function useMailList(place: Place, firstRow: number) {
  const { cache } = useSWRConfig()
  const list = listQueryOf(place)
  const inputFor = (page: number) => ({ query: { ...list, page: page > 1 ? page : undefined } })
  const at = Math.floor(firstRow / pageSize) + 1
  const current = useQuery(endpoints.listMailbox, inputFor(at), options)
  const last = useRef<{ place: string; page: MailboxPage }>(undefined)
  const here = JSON.stringify([list.folder, list.label])
  const standIn = last.current?.place === here ? last.current.page : undefined
  if (current.data && at === 1) last.current = { place: here, page: current.data }
  const total = current.data?.total ?? standIn?.total
  // The rows after the first half of a page belong to the next as soon as they come into sight.
  const wantsNext = total !== undefined && at * pageSize < total && firstRow % pageSize >= pageSize / 3
  const next = useQuery(endpoints.listMailbox, wantsNext ? inputFor(at + 1) : null, options)

  const pageAt = (page: number): MailboxPage | undefined => {
    if (page === at) return current.data ?? (at === 1 ? standIn : undefined)
    if (page === at + 1 && next.data) return next.data
    return cache.get(addressOf(endpoints.listMailbox, inputFor(page)))?.data
  }
  return {
    total,
    /** The mail at a place of the list, where it is known already. */
    at: (index: number): MailLine | undefined => pageAt(Math.floor(index / pageSize) + 1)?.mails[index % pageSize],
    /** Its place, as far as the pages around the rows on show know it. */
    indexOf: (id: number): number => {
      for (const page of [at, at + 1, at - 1]) {
        const found = pageAt(page)?.mails.findIndex((mail) => mail.id === id) ?? -1
        if (found >= 0) return (page - 1) * pageSize + found
      }
      return -1
    },
    /** The rows of the page that is on show. */
    rows: (current.data ?? standIn)?.mails ?? [],
    waiting: !current.data && !current.error,
    error: current.data ? undefined : current.error,
    refresh: () => void current.mutate(),
  }
}
export type MailListState = ReturnType<typeof useMailList>
