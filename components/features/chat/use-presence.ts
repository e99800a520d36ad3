"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import { useSignal } from "@/lib/core/client/use-signal"
import type { getPresence } from "@/lib/features/chat/contract"
import type { Contact } from "@/lib/features/chat/schema"
import { calls } from "./calls"

export type StatusOf = (contact: Contact) => Contact["status"]

/** How a contact is to be shown: what they chose while a page of theirs is open, offline otherwise. */
export function usePresence(): StatusOf {
  const { data, mutate } = useQuery<typeof getPresence>(calls.getPresence)
  useSignal("presence", () => void mutate())
  return useMemo(() => {
    const online = new Set(data?.onlineIds)
    return ({ id, status }) => (online.has(id) ? status : "offline")
  }, [data])
}
