"use client"

import clsx from "clsx"
import { BellOff, Image as ImageIcon } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Contact } from "@/lib/features/chat/schema"
import { PersonLink } from "./person-link"
import type { Chats } from "./use-chat-cache"
import { useChatTime } from "./use-chat-time"
import { useDraft } from "./use-draft"

interface Props {
  conversation: Chats["chatsContacts"][number]
  status: Contact["status"]
  isSelected: boolean
  isTyping: boolean
}

/** A conversation in the list: contact, last message, its time, and the number of unread messages. */
export function ConversationRow({ conversation, status, isSelected, isTyping }: Props) {
  const t = useTranslations("chat")
  const time = useChatTime()
  const { unseenMsgs, lastMessage } = conversation.chat
  const hasUnread = unseenMsgs > 0 && !conversation.isMuted
  return (
    <PersonLink contact={conversation} status={status} isSelected={isSelected}>
      <span className="flex items-baseline gap-2">
        <span className={clsx("min-w-0 flex-1 truncate", hasUnread ? "font-semibold" : "font-medium")}>
          {conversation.fullName}
        </span>
        <time dateTime={lastMessage.time} suppressHydrationWarning className="tabular shrink-0 text-ink-muted text-xs">
          <bdi>{time.short(lastMessage.time)}</bdi>
        </time>
      </span>
      <span className="flex items-center gap-2">
        <span
          className={clsx(
            "flex min-w-0 flex-1 items-center gap-1 text-dense",
            hasUnread ? "text-ink" : "text-ink-muted",
          )}
        >
          <Preview conversation={conversation} isSelected={isSelected} isTyping={isTyping} />
        </span>
        {conversation.isMuted && (
          <BellOff role="img" aria-label={t("muted")} className="size-3.5 shrink-0 text-ink-faint" />
        )}
        {hasUnread && (
          <Badge tone="brand" variant="solid" className="min-w-5 justify-center px-1.5">
            <span aria-hidden="true">{unseenMsgs > 99 ? "99+" : unseenMsgs}</span>
            <span className="sr-only">{t("unseen", { count: unseenMsgs })}</span>
          </Badge>
        )}
      </span>
    </PersonLink>
  )
}

/** The second line: "typing", the user's draft, or the last message. */
function Preview({ conversation, isSelected, isTyping }: Pick<Props, "conversation" | "isSelected" | "isTyping">) {
  const t = useTranslations("chat")
  const [draft] = useDraft(conversation.id)
  const { message, senderId, picture } = conversation.chat.lastMessage
  if (isTyping) return <span className="truncate text-brand-text">{t("typing")}</span>
  if (draft.trim() && !isSelected)
    return (
      <span className="truncate">
        <span className="text-danger-text">{t("draft")}</span> <bdi>{draft}</bdi>
      </span>
    )
  return (
    <>
      {picture && <ImageIcon aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="truncate">
        {senderId !== conversation.id && <>{t("you")} </>}
        <bdi>{message || t("picture")}</bdi>
      </span>
    </>
  )
}
