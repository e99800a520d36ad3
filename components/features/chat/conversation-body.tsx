"use client"

import { useMemo } from "react"
import { LoadFailed } from "@/components/ui/load-failed"
import type { Contact } from "@/lib/features/chat/schema"
import { Announcer } from "./announcer"
import { ConversationSkeleton } from "./conversation-skeleton"
import { EmptyConversation } from "./empty-conversation"
import { JumpToLatest } from "./jump-to-latest"
import { linesOf, rowsOf } from "./lines"
import { MessageLog } from "./message-log"
import type { Outbox, Outgoing } from "./outbox"
import { useChatTime } from "./use-chat-time"
import type { ConversationState } from "./use-conversation"
import { useLogScroll } from "./use-log-scroll"
import { useShownRows } from "./use-shown-rows"

interface Props {
  contactId: number
  contact?: Contact
  conversation: ConversationState
  outbox: Outbox
  outgoing: Outgoing[]
  isTyping: boolean
  /** The id of a message to scroll to. */
  target?: number
  onShown: () => void
}

/** The messages of a conversation, with loading, empty and error states. */
export function ConversationBody({
  contactId,
  contact,
  conversation,
  outbox,
  outgoing,
  isTyping,
  target,
  onShown,
}: Props) {
  const { page, known, newFrom, error, isValidating, mutate } = conversation
  const { dayOf } = useChatTime()
  const pending = useMemo(() => outgoing.filter((entry) => entry.contactId === contactId), [outgoing, contactId])
  const seenUntil = page?.seenUntil ?? 0
  const lines = useMemo(
    () => linesOf(known.messages, pending, contactId, seenUntil),
    [known.messages, pending, contactId, seenUntil],
  )
  const rows = useMemo(() => rowsOf(lines, dayOf, newFrom), [lines, dayOf, newFrom])
  const scroll = useLogScroll(lines, target, onShown)
  const { shown, hidden, showMore } = useShownRows(rows, scroll.isAway, target)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-sunken">
      {!page && !error && <ConversationSkeleton />}
      {!page && error && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
      {page && contact && lines.length === 0 && <EmptyConversation name={contact.fullName} />}
      {page && contact && lines.length > 0 && (
        <>
          <MessageLog
            contact={contact}
            rows={shown}
            hidden={hidden}
            onShowMore={showMore}
            conversation={conversation}
            outbox={outbox}
            isTyping={isTyping && !scroll.isAway}
            shown={scroll.shown}
            ref={scroll.ref}
            onScroll={scroll.onScroll}
          />
          <JumpToLatest isAway={scroll.isAway} count={scroll.missed} onJump={scroll.toEnd} />
          <Announcer contact={contact} messages={known.messages} />
        </>
      )}
    </div>
  )
}
