"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import { useSignal } from "@/lib/core/client/use-signal"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Contact } from "@/lib/features/chat/schema"

export type StatusOf = (contact: Contact) => Contact["status"]

/** How a contact is to be shown: what they chose while a page of theirs is open, offline otherwise. */
export function usePresence(): StatusOf {
  const { data, mutate } = useQuery(endpoints.getPresence)
  useSignal("presence", () => void mutate())
  return useMemo(() => {
    const online = new Set(data?.onlineIds)
    return ({ id, status }) => (online.has(id) ? status : "offline")
  }, [data])
}
