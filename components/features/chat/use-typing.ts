"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useSignal } from "@/lib/core/client/use-signal"
import * as endpoints from "@/lib/features/chat/endpoints"

/** Milliseconds between two typing signals, and until a received one expires. */
const intervalMs = 3_000
const expiresAfterMs = 5_000

interface ConversationSummary {
  id: number
  chat: { lastMessage: { time: string; senderId: number } }
}

/** Returns whether a contact is typing. The state ends with their message or after five seconds. */
export function useTypingPeople(conversations: ConversationSummary[] | undefined): (id: number) => boolean {
  const [since, setSince] = useState<ReadonlyMap<number, number>>(new Map())
  useSignal<{ contactId: number }>("typing", ({ contactId }) => {
    const now = Date.now()
    setSince((known) => new Map(known).set(contactId, now))
    setTimeout(
      () => setSince((known) => (known.get(contactId) === now ? without(known, contactId) : known)),
      expiresAfterMs,
    )
  })
  const last = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { id, chat } of conversations ?? []) {
      const { time, senderId } = chat.lastMessage
      if (senderId === id && last.current.get(id) !== time) setSince((known) => without(known, id))
      last.current.set(id, time)
    }
  }, [conversations])
  return useCallback((id) => since.has(id), [since])
}

function without(known: ReadonlyMap<number, number>, id: number): ReadonlyMap<number, number> {
  if (!known.has(id)) return known
  const next = new Map(known)
  next.delete(id)
  return next
}

/** Returns a function that signals to a contact that the user is typing, at most every three seconds. */
export function useSayTyping(contactId: number): () => void {
  const lastSentAt = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - lastSentAt.current < intervalMs) return
    lastSentAt.current = now
    // Losing this signal does no harm.
    call(endpoints.sendTyping, { body: { id: contactId } }).catch(() => undefined)
  }, [contactId])
}
