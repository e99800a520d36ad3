"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useSignal } from "@/lib/core/client/use-signal"
import * as endpoints from "@/lib/features/chat/endpoints"

/** How often one says that one is typing, and how long that is believed. */
const sayEvery = 3_000
const believedFor = 5_000

interface Arrived {
  id: number
  chat: { lastMessage: { time: string; senderId: number } }
}

/** Who is typing to the reader. A message of theirs ends it, and so does time. */
export function useTypingPeople(talks: Arrived[] | undefined): (id: number) => boolean {
  const [since, setSince] = useState<ReadonlyMap<number, number>>(new Map())
  useSignal<{ contactId: number }>("typing", ({ contactId }) => {
    const now = Date.now()
    setSince((known) => new Map(known).set(contactId, now))
    setTimeout(
      () => setSince((known) => (known.get(contactId) === now ? without(known, contactId) : known)),
      believedFor,
    )
  })
  const last = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { id, chat } of talks ?? []) {
      const { time, senderId } = chat.lastMessage
      if (senderId === id && last.current.get(id) !== time) setSince((known) => without(known, id))
      last.current.set(id, time)
    }
  }, [talks])
  return useCallback((id) => since.has(id), [since])
}

function without(known: ReadonlyMap<number, number>, id: number): ReadonlyMap<number, number> {
  if (!known.has(id)) return known
  const next = new Map(known)
  next.delete(id)
  return next
}

/** Says that the reader is typing to a contact, at most every few seconds. */
export function useSayTyping(contactId: number): () => void {
  const said = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - said.current < sayEvery) return
    said.current = now
    // Whether it arrives or not, nobody waits for it.
    call(endpoints.sendTyping, { body: { id: contactId } }).catch(() => undefined)
  }, [contactId])
}
