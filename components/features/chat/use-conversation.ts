"use client"

import { useCallback, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { MessagesPage } from "@/lib/features/chat/schema"
import { type LoadedMessages, noMessages, withNewest, withOlder } from "./conversation-pages"

/** The API's maximum page size, used to load up to a message far back. */
const maxPerPage = 1000

/** Returns the id of the first unread message. */
function firstNew({ messages, unseenMsgs, contact }: MessagesPage): number | undefined {
  const theirs = messages.filter(({ senderId }) => senderId === contact.id)
  return unseenMsgs > 0 ? theirs.at(-unseenMsgs)?.id : undefined
}

/** A conversation: its newest page, which is revalidated live, and older messages loaded on demand. */
export function useConversation(id: number) {
  // Don't show another contact's messages while these load.
  const options = { keepPreviousData: false }
  const newest = useQuery(endpoints.listMessages, { query: { id } }, options)
  const page = newest.data
  const [mergedPage, setMergedPage] = useState<MessagesPage>()
  const [known, setKnown] = useState<LoadedMessages>(noMessages)
  const [newFrom, setNewFrom] = useState<number>()
  if (page && page !== mergedPage) {
    setMergedPage(page)
    setKnown(withNewest(known, page))
    if (!mergedPage) setNewFrom(firstNew(page))
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

  /** Loads older messages up to the given one. @returns whether it is loaded now */
  const loadTo = useCallback(
    async (messageId: number) => {
      const first = latest.current.messages[0]?.id ?? 0
      let part: LoadedMessages = { messages: [], hasOlder: latest.current.hasOlder }
      const before = () => part.messages[0]?.id ?? first
      try {
        while (before() > messageId && part.hasOlder) {
          const query = { id, before: before(), limit: maxPerPage }
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
export type ConversationState = ReturnType<typeof useConversation>
