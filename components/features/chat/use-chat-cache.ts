"use client"

import { useMemo } from "react"
import { useSWRConfig } from "swr"
import { addressOf } from "@/lib/core/client/address"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { listChats, listMessages } from "@/lib/features/chat/contract"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { TalkMessage, TalkPage } from "@/lib/features/chat/schema"
import { withSent } from "./talk-pages"

export type Chats = CallOutput<typeof listChats>
type Page = CallOutput<typeof listMessages>

/** Changes answers that are on show before the server is asked again. */
export function useChatCache() {
  const { mutate, fallback } = useSWRConfig()
  return useMemo(() => {
    // What the page was sent with is not in the cache yet.
    const change = <T>(address: string, next: (held: T) => T) => {
      const changed = (held?: T) => {
        const known = held ?? (fallback[address] as T | undefined)
        return known && next(known)
      }
      return mutate<T>(address, changed as (held?: T) => T | undefined, { revalidate: false })
    }
    const chats = (next: (held: Chats) => Chats) => change(addressOf(endpoints.listChats), next)
    const talk = (id: number, next: (held: Page) => Page) =>
      change(addressOf(endpoints.listMessages, { query: { id } }), next)

    return {
      /** Merges into a contact, wherever it stands. */
      contact(id: number, changes: Partial<TalkPage["contact"]>) {
        const merge = <C extends { id: number }>(contact: C): C =>
          contact.id === id ? { ...contact, ...changes } : contact
        void talk(id, (page) => ({ ...page, contact: merge(page.contact) }))
        void chats((all) => ({
          ...all,
          chatsContacts: all.chatsContacts.map(merge),
          contacts: all.contacts.map(merge),
        }))
      },
      /** Everything the contact wrote has been seen. */
      seen(id: number) {
        void talk(id, (page) => ({ ...page, unseenMsgs: 0 }))
        void chats((all) => ({
          ...all,
          chatsContacts: all.chatsContacts.map((talk) =>
            talk.id === id ? { ...talk, chat: { ...talk.chat, unseenMsgs: 0 } } : talk,
          ),
        }))
      },
      sent: (id: number, message: TalkMessage) => void talk(id, (page) => withSent(page, message)),
      cleared: (id: number) => void talk(id, (page) => ({ ...page, messages: [], hasOlder: false, unseenMsgs: 0 })),
      me: (changes: Partial<Chats["profileUser"]>) =>
        void chats((all) => ({ ...all, profileUser: { ...all.profileUser, ...changes } })),
    }
  }, [mutate, fallback])
}
