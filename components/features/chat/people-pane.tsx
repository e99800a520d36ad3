"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useState } from "react"
import type { SWRResponse } from "swr"
import { LoadFailed } from "@/components/ui/load-failed"
import { SearchInput } from "@/components/ui/search-input"
import type { CallError } from "@/lib/core/client/call-error"
import { searchFor } from "@/lib/core/search-text"
import { ContactRow } from "./contact-row"
import { ConversationRow } from "./conversation-row"
import { OwnAvatar } from "./own-avatar"
import { PeopleSection } from "./people-section"
import { PeopleSkeleton } from "./people-skeleton"
import type { Chats } from "./use-chat-cache"
import type { StatusOf } from "./use-presence"

interface Props {
  chats: SWRResponse<Chats, CallError>
  selected?: number
  statusOf: StatusOf
  isTyping: (id: number) => boolean
  className?: string
}

/** The user's avatar, the conversations and the other contacts. The search filters both lists. */
export function PeoplePane({ chats, selected, statusOf, isTyping, className }: Props) {
  const t = useTranslations("chat")
  const [search, setSearch] = useState("")
  const { data, error, isValidating, mutate } = chats
  const isFound = searchFor(search)
  const conversationIds = new Set(data?.chatsContacts.map(({ id }) => id))
  const conversations = data?.chatsContacts.filter(({ fullName }) => isFound(fullName)) ?? []
  const others =
    data?.contacts.filter(({ id }) => !conversationIds.has(id)).filter(({ fullName }) => isFound(fullName)) ?? []
  return (
    <section
      aria-label={t("people")}
      className={clsx("flex w-full flex-col border-line border-e lg:w-80 xl:w-[22rem]", className)}
    >
      <div className="flex h-15 shrink-0 items-center gap-3 border-line border-b px-3">
        <OwnAvatar me={data?.profileUser} />
        <div className="min-w-0 flex-1">
          <SearchInput
            label={t("search")}
            placeholder={t("search")}
            maxLength={200}
            value={search}
            onChange={setSearch}
          />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 py-2">
        {!data && !error && <PeopleSkeleton />}
        {!data && error && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
        {data && (
          <>
            <PeopleSection
              title={t("chats")}
              none={search ? t("noChatFits") : t("noChats")}
              count={conversations.length}
            >
              {conversations.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  isSelected={conversation.id === selected}
                  status={statusOf(conversation)}
                  isTyping={isTyping(conversation.id)}
                />
              ))}
            </PeopleSection>
            <PeopleSection
              title={t("contacts")}
              none={search ? t("noContactFits") : t("noContacts")}
              count={others.length}
            >
              {others.map((contact) => (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  isSelected={contact.id === selected}
                  status={statusOf(contact)}
                />
              ))}
            </PeopleSection>
          </>
        )}
      </div>
    </section>
  )
}
