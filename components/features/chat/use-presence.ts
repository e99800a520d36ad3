"use client"

import { useMemo } from "react"
import { emit } from "@/lib/core/client/live-events"
import { useQuery } from "@/lib/core/client/use-query"
import { useSignal } from "@/lib/core/client/use-signal"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Contact } from "@/lib/features/chat/schema"

export type StatusOf = (contact: Contact) => Contact["status"]

/** Returns a contact's status: the one they chose while they have a page open, otherwise offline. */
export function usePresence(): StatusOf {
  const { data } = useQuery(endpoints.getPresence)
  // As a change, so that many people who come and go are merged into few requests.
  useSignal("presence", () => emit("changed", { calls: [endpoints.getPresence.path] }))
  return useMemo(() => {
    const online = new Set(data?.onlineIds)
    return ({ id, status }) => (online.has(id) ? status : "offline")
  }, [data])
}
