"use client"

import { useEffect } from "react"
import type { Chats } from "./use-chat-cache"

/** Shows the number of unread messages in the tab's title. Muted contacts don't count. */
export function useUnseenTitle(conversations: Chats["chatsContacts"] | undefined): void {
  const count = (conversations ?? []).reduce((sum, { isMuted, chat }) => (isMuted ? sum : sum + chat.unseenMsgs), 0)
  useEffect(() => {
    if (count === 0) return
    const title = document.title.replace(/^\(\d+\) /, "")
    document.title = `(${count}) ${title}`
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, "")
    }
  }, [count])
}
