"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import { useSignal } from "@/lib/core/client/use-signal"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Contact } from "@/lib/features/chat/schema"

export type StatusOf = (contact: Contact) => Contact["status"]

/** Returns a contact's status: the one they chose while they have a page open, otherwise offline. */
export function usePresence(): StatusOf {
  const { data, mutate } = useQuery(endpoints.getPresence)
  useSignal("presence", () => void mutate())
  return useMemo(() => {
    const online = new Set(data?.onlineIds)
    return ({ id, status }) => (online.has(id) ? status : "offline")
  }, [data])
}
