"use client"

import { useEffect } from "react"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/chat/endpoints"
import { useChatCache } from "./use-chat-cache"

/** Marks the contact's messages as seen while the page is visible. */
export function useMarkSeen(id: number, unseenMsgs: number): void {
  const cache = useChatCache()
  useEffect(() => {
    if (unseenMsgs === 0) return
    const mark = async () => {
      if (document.visibilityState !== "visible") return
      document.removeEventListener("visibilitychange", mark)
      cache.seen(id)
      // If this fails, the next response restores the count.
      await call(endpoints.updateSeen, { body: { id, isSeen: true } }).catch(() => undefined)
    }
    document.addEventListener("visibilitychange", mark)
    void mark()
    return () => document.removeEventListener("visibilitychange", mark)
  }, [id, unseenMsgs, cache])
}
