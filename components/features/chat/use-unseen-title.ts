"use client"

import { useEffect } from "react"
import type { Chats } from "./use-chat-cache"

/** How many messages wait, in the title of the tab: for those who have another one in front. Muted people do not count. */
export function useUnseenTitle(talks: Chats["chatsContacts"] | undefined): void {
  const count = (talks ?? []).reduce((sum, { isMuted, chat }) => (isMuted ? sum : sum + chat.unseenMsgs), 0)
  useEffect(() => {
    if (count === 0) return
    const title = document.title.replace(/^\(\d+\) /, "")
    document.title = `(${count}) ${title}`
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, "")
    }
  }, [count])
}
