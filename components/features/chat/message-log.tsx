"use client"

import { useTranslations } from "next-intl"
import type { Ref } from "react"
import type { Contact } from "@/lib/features/chat/schema"
import { DayRow, NewRow } from "./divider-rows"
import type { Row } from "./lines"
import { MessageGroup } from "./message-group"
import { OlderMessages } from "./older-messages"
import type { Outbox } from "./outbox"
import { TypingBubble } from "./typing-bubble"
import type { ConversationState } from "./use-conversation"

interface Props {
  contact: Contact
  rows: Row[]
  /** Number of older rows that are loaded but not rendered. */
  hidden: number
  onShowMore: () => void
  conversation: ConversationState
  outbox: Outbox
  isTyping: boolean
  /** The id of the search result to highlight. */
  shown?: number
  ref: Ref<HTMLElement>
  onScroll: () => void
}

/** The messages in a scrolling column that starts at its end. */
export function MessageLog({
  contact,
  rows,
  hidden,
  onShowMore,
  conversation,
  outbox,
  isTyping,
  shown,
  ref,
  onScroll,
}: Props) {
  const t = useTranslations("chat")
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      aria-label={t("messages", { name: contact.fullName })}
      data-chat-log=""
      onScroll={onScroll}
      className="absolute inset-0 flex flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
    >
      <div className="shrink-0 px-3 py-3 lg:px-5">
        <OlderMessages conversation={conversation} hidden={hidden} onShowMore={onShowMore} />
        <ol>
          {rows.map((row) => {
            if (row.kind === "day") return <DayRow key={row.key} time={row.time} />
            if (row.kind === "new") return <NewRow key={row.key} />
            return (
              <MessageGroup
                key={row.key}
                group={row}
                name={contact.fullName}
                avatar={contact.avatar}
                outbox={outbox}
                shown={row.lines.some(({ id }) => id === shown) ? shown : undefined}
              />
            )
          })}
        </ol>
        {isTyping && <TypingBubble contact={contact} />}
      </div>
    </section>
  )
}
