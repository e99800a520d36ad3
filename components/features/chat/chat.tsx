"use client"

import clsx from "clsx"
import { MessagesSquare } from "lucide-react"
import { useTranslations } from "next-intl"
import { EmptyState } from "@/components/ui/empty-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"
import { Conversation } from "./conversation"
import { PeoplePane } from "./people-pane"
import { ProfileDrawer } from "./profile-drawer"
import { useContact } from "./use-contact"
import { useOutbox } from "./use-outbox"
import { usePresence } from "./use-presence"
import { useReturnToRow } from "./use-return-to-row"
import { useTypingPeople } from "./use-typing"
import { useUnseenTitle } from "./use-unseen-title"

/** The chat: contacts on one side, the selected conversation on the other. Phones show one of the two. */
export function Chat() {
  const t = useTranslations("chat")
  const contactId = useContact()
  const chats = useQuery(endpoints.listChats)
  const statusOf = usePresence()
  const isTyping = useTypingPeople(chats.data?.chatsContacts)
  const { outbox, outgoing } = useOutbox()
  useReturnToRow(contactId)
  useUnseenTitle(chats.data?.chatsContacts)
  return (
    <div
      className={clsx(
        "-mb-5 flex h-[calc(100dvh-7.25rem)] min-h-96 overflow-hidden rounded-card border border-line bg-card shadow-card",
        "lg:mb-0 lg:h-[calc(100dvh-10.75rem)] lg:min-h-[30rem]",
      )}
    >
      <PeoplePane
        chats={chats}
        selected={contactId}
        statusOf={statusOf}
        isTyping={isTyping}
        className={contactId ? "max-lg:hidden" : undefined}
      />
      {contactId ? (
        <Conversation
          key={contactId}
          contactId={contactId}
          known={chats.data?.contacts.find(({ id }) => id === contactId)}
          statusOf={statusOf}
          isTyping={isTyping(contactId)}
          outbox={outbox}
          outgoing={outgoing}
        />
      ) : (
        <div className="hidden min-w-0 flex-1 place-content-center bg-sunken lg:grid">
          <EmptyState icon={<MessagesSquare />} title={t("start.title")} text={t("start.text")} />
        </div>
      )}
      <ProfileDrawer />
    </div>
  )
}
