"use client"

import { useMemo } from "react"
import { useSWRConfig } from "swr"
import { addressOf } from "@/lib/core/client/address"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { listChats, listMessages } from "@/lib/features/chat/contract"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { ConversationMessage, MessagesPage } from "@/lib/features/chat/schema"
import { withSent } from "./conversation-pages"

export type Chats = CallOutput<typeof listChats>
type Page = CallOutput<typeof listMessages>

/** Updates cached responses without a request. */
export function useChatCache() {
  const { mutate, fallback } = useSWRConfig()
  return useMemo(() => {
    // Prefetched data isn't in the SWR cache yet.
    const change = <T>(address: string, next: (cached: T) => T) => {
      const changed = (cached?: T) => {
        const current = cached ?? (fallback[address] as T | undefined)
        return current && next(current)
      }
      return mutate<T>(address, changed as (cached?: T) => T | undefined, { revalidate: false })
    }
    const chats = (next: (cached: Chats) => Chats) => change(addressOf(endpoints.listChats), next)
    const conversation = (id: number, next: (cached: Page) => Page) =>
      change(addressOf(endpoints.listMessages, { query: { id } }), next)

    return {
      /** Merges changes into a contact in all cached responses. */
      contact(id: number, changes: Partial<MessagesPage["contact"]>) {
        const merge = <C extends { id: number }>(contact: C): C =>
          contact.id === id ? { ...contact, ...changes } : contact
        void conversation(id, (page) => ({ ...page, contact: merge(page.contact) }))
        void chats((all) => ({
          ...all,
          chatsContacts: all.chatsContacts.map(merge),
          contacts: all.contacts.map(merge),
        }))
      },
      /** Marks all messages of the contact as seen. */
      seen(id: number) {
        void conversation(id, (page) => ({ ...page, unseenMsgs: 0 }))
        void chats((all) => ({
          ...all,
          chatsContacts: all.chatsContacts.map((conversation) =>
            conversation.id === id ? { ...conversation, chat: { ...conversation.chat, unseenMsgs: 0 } } : conversation,
          ),
        }))
      },
      sent: (id: number, message: ConversationMessage) => void conversation(id, (page) => withSent(page, message)),
      cleared: (id: number) =>
        void conversation(id, (page) => ({ ...page, messages: [], hasOlder: false, unseenMsgs: 0 })),
      me: (changes: Partial<Chats["profileUser"]>) =>
        void chats((all) => ({ ...all, profileUser: { ...all.profileUser, ...changes } })),
    }
  }, [mutate, fallback])
}
