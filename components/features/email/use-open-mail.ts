"use client"

import { useEffect, useRef } from "react"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/email/endpoints"
import { listQueryOf, type Place } from "./place"
import type { MailboxActions } from "./use-mail-actions"
import { goTo } from "./use-place"

/** The open mail. Opening marks it as read, once. A URL that names it by another key is replaced by the one with its id. */
export function useOpenMail(place: Place, actions: MailboxActions) {
  const id = place.mail
  const { q, folder, label } = listQueryOf(place)
  const within = { folder: folder ?? (label ? ("all" as const) : undefined), label, q }
  const { data, error, isLoading, mutate } = useQuery(endpoints.getEmail, id ? { query: { id, ...within } } : null, {
    keepPreviousData: false,
  })
  const mayChange = useAbility().can("update", "Mail")
  const marked = useRef<number>(undefined)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!data) return
    if (id && id !== String(data.id)) goTo({ mail: String(data.id) }, { replace: true })
    if (marked.current === data.id) return
    marked.current = data.id
    if (!data.isRead && mayChange) void latest.current.markRead([data], true)
  }, [data, id, mayChange])
  useEffect(() => {
    if (!id) marked.current = undefined
  }, [id])
  return { mail: id ? data : undefined, error, waiting: isLoading, refresh: () => void mutate() }
}
