import type { TalkMessage, TalkPage } from "@/lib/features/chat/schema"

/** What a screen holds of a talk: one stretch without a gap, up to the newest message, oldest first. */
export interface KnownTalk {
  messages: TalkMessage[]
  hasOlder: boolean
}

export const nothingKnown: KnownTalk = { messages: [], hasOlder: false }

/**
 * Takes in the newest page, whenever it is asked again. It is right about its own stretch. What is older stays if the two
 * stretches meet; after a long time without a connection they may not, and then the older part is loaded anew on demand.
 */
export function withNewest(known: KnownTalk, page: Pick<TalkPage, "messages" | "hasOlder">): KnownTalk {
  const [first] = page.messages
  const last = known.messages.at(-1)
  const meets = first && last && page.hasOlder && last.id >= first.id
  if (!meets) return { messages: page.messages, hasOlder: page.hasOlder }
  const older = known.messages.filter(({ id }) => id < first.id)
  if (older.length === 0) return { messages: page.messages, hasOlder: page.hasOlder }
  return { messages: [...older, ...page.messages], hasOlder: known.hasOlder }
}

/** Puts a page of older messages before what is known; one that came late and does not meet it is dropped. */
export function withOlder(known: KnownTalk, page: Pick<TalkPage, "messages" | "hasOlder">, before: number): KnownTalk {
  if (known.messages[0]?.id !== before) return known
  return { messages: [...page.messages, ...known.messages], hasOlder: page.hasOlder }
}

/** A message that was just sent, at its place: unless the newest page has brought it already. */
export function withSent<T extends Pick<TalkPage, "messages">>(page: T, sent: TalkMessage): T {
  if (page.messages.some(({ id }) => id === sent.id)) return page
  const messages = [...page.messages, sent].sort((a, b) => a.id - b.id)
  return { ...page, messages }
}
