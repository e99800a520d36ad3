import type { ConversationMessage, MessagesPage } from "@/lib/features/chat/schema"

/** The loaded part of a conversation: without gaps, up to the newest message, oldest first. */
export interface LoadedMessages {
  messages: ConversationMessage[]
  hasOlder: boolean
}

export const noMessages: LoadedMessages = { messages: [], hasOlder: false }

/**
 * Merges a fresh newest page. It replaces the messages of its own range. Older messages stay if the two ranges overlap;
 * after a long time offline they may not, and then older messages are loaded again on demand.
 */
export function withNewest(known: LoadedMessages, page: Pick<MessagesPage, "messages" | "hasOlder">): LoadedMessages {
  const [first] = page.messages
  const last = known.messages.at(-1)
  const overlaps = first && last && page.hasOlder && last.id >= first.id
  if (!overlaps) return { messages: page.messages, hasOlder: page.hasOlder }
  const older = known.messages.filter(({ id }) => id < first.id)
  if (older.length === 0) return { messages: page.messages, hasOlder: page.hasOlder }
  return { messages: [...older, ...page.messages], hasOlder: known.hasOlder }
}

/** Prepends a page of older messages. A late page that doesn't adjoin the loaded ones is dropped. */
export function withOlder(
  known: LoadedMessages,
  page: Pick<MessagesPage, "messages" | "hasOlder">,
  before: number,
): LoadedMessages {
  if (known.messages[0]?.id !== before) return known
  return { messages: [...page.messages, ...known.messages], hasOlder: page.hasOlder }
}

/** Inserts a message that was just sent, unless the page already has it. */
export function withSent<T extends Pick<MessagesPage, "messages">>(page: T, sent: ConversationMessage): T {
  if (page.messages.some(({ id }) => id === sent.id)) return page
  const messages = [...page.messages, sent].sort((a, b) => a.id - b.id)
  return { ...page, messages }
}
