"use client"

import { useCallback, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { TalkPage } from "@/lib/features/chat/schema"
import { type KnownTalk, nothingKnown, withNewest, withOlder } from "./talk-pages"

/** As many as one call may answer, for the way to a message far back. */
const mostAtOnce = 1000

/** The first message that is new to the reader. */
function firstNew({ messages, unseenMsgs, contact }: TalkPage): number | undefined {
  const theirs = messages.filter(({ senderId }) => senderId === contact.id)
  return unseenMsgs > 0 ? theirs.at(-unseenMsgs)?.id : undefined
}

/** A talk: its newest page, asked again whenever something changes, and what was loaded before it. */
export function useTalk(id: number) {
  // Another person's messages must not stand in while these are on their way.
  const options = { keepPreviousData: false }
  const newest = useQuery(endpoints.listMessages, { query: { id } }, options)
  const page = newest.data
  const [taken, setTaken] = useState<TalkPage>()
  const [known, setKnown] = useState<KnownTalk>(nothingKnown)
  const [newFrom, setNewFrom] = useState<number>()
  if (page && page !== taken) {
    setTaken(page)
    setKnown(withNewest(known, page))
    if (!taken) setNewFrom(firstNew(page))
  }

  const loading = useRef(false)
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle")
  const latest = useRef(known)
  latest.current = known

  const loadOlder = useCallback(
    async (limit?: number) => {
      const before = latest.current.messages[0]?.id
      if (loading.current || !before || !latest.current.hasOlder) return
      loading.current = true
      setOlder("loading")
      try {
        const part = await call(endpoints.listMessages, { query: { id, before, limit } })
        latest.current = withOlder(latest.current, part, before)
        setKnown((now) => withOlder(now, part, before))
        setOlder("idle")
      } catch {
        setOlder("failed")
      } finally {
        loading.current = false
      }
    },
    [id],
  )

  /** Loads as far back as a message. @returns whether it is there now */
  const loadTo = useCallback(
    async (messageId: number) => {
      const first = latest.current.messages[0]?.id ?? 0
      let part: KnownTalk = { messages: [], hasOlder: latest.current.hasOlder }
      const before = () => part.messages[0]?.id ?? first
      try {
        while (before() > messageId && part.hasOlder) {
          const query = { id, before: before(), limit: mostAtOnce }
          const older = await call(endpoints.listMessages, { query })
          part = { messages: [...older.messages, ...part.messages], hasOlder: older.hasOlder }
        }
      } catch {
        return false
      }
      if (part.messages.length > 0) setKnown((now) => withOlder(now, part, first))
      return [...part.messages, ...latest.current.messages].some((message) => message.id === messageId)
    },
    [id],
  )

  return { ...newest, page, known, newFrom, older, loadOlder, loadTo }
}
export type Talk = ReturnType<typeof useTalk>
