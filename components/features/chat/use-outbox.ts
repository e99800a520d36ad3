"use client"

import { useEffect, useSyncExternalStore } from "react"
import { useSessionSettings } from "@/components/layout/session-settings"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { ConversationMessage } from "@/lib/features/chat/schema"
import { type Outbox, type Outgoing, outboxOf } from "./outbox"
import { useChatCache } from "./use-chat-cache"

const none: Outgoing[] = []

async function upload({ file, contactId }: Outgoing) {
  if (!file) return undefined
  const { smallerPicture } = await import("@/components/ui/smaller-picture")
  const query = { id: contactId }
  const { picture } = await call(endpoints.uploadPicture, { query, file: await smallerPicture(file) })
  return picture
}

/** The signed-in user's outbox, which sends while the chat is open. */
export function useOutbox(): { outbox: Outbox; outgoing: Outgoing[] } {
  const { userData } = useSessionSettings()
  const outbox = outboxOf(userData.email)
  const cache = useChatCache()
  const invalidate = useInvalidate()
  useEffect(
    () =>
      outbox.start(async (entry, note) => {
        const picture = entry.picture ?? (await upload(entry))
        if (picture && !entry.picture) note({ picture })
        const { clientId, contactId, message } = entry
        const obj = { message, contact: { id: contactId }, clientId, pictureId: picture?.id }
        const { response } = await call(endpoints.sendMessage, { body: { obj } })
        cache.sent(contactId, response.newMessageData as ConversationMessage)
        void invalidate([endpoints.listChats])
      }),
    [outbox, cache, invalidate],
  )
  return { outbox, outgoing: useSyncExternalStore(outbox.subscribe, outbox.all, () => none) }
}
