"use client"

import { useState } from "react"
import type { Contact } from "@/lib/features/chat/schema"
import { Composer } from "./composer"
import { ContactDrawer } from "./contact-drawer"
import { ConversationBody } from "./conversation-body"
import { ConversationHeader } from "./conversation-header"
import { ConversationSearch } from "./conversation-search"
import { DropZone } from "./drop-zone"
import type { Outbox, Outgoing } from "./outbox"
import { PictureDialog } from "./picture-dialog"
import { UnknownContact } from "./unknown-contact"
import { useConversation } from "./use-conversation"
import { useFind } from "./use-find"
import { useMarkSeen } from "./use-mark-seen"
import type { StatusOf } from "./use-presence"

interface Props {
  contactId: number
  /** The contact from the list, until the conversation has loaded. */
  known?: Contact
  statusOf: StatusOf
  isTyping: boolean
  outbox: Outbox
  outgoing: Outgoing[]
}

/** The conversation with a contact. */
export function Conversation({ contactId, known, statusOf, isTyping, outbox, outgoing }: Props) {
  const conversation = useConversation(contactId)
  const find = useFind()
  const [target, setTarget] = useState<number>()
  const [file, setFile] = useState<File>()
  useMarkSeen(contactId, conversation.page?.unseenMsgs ?? 0)
  const contact = conversation.page?.contact ?? known
  if (!contact && conversation.error?.status === 404) return <UnknownContact />
  const goTo = async (messageId: number) => {
    if (await conversation.loadTo(messageId)) setTarget(messageId)
  }
  return (
    <DropZone isOpen={!contact?.isBlocked} onFile={setFile}>
      {contact && (
        <ConversationHeader contact={contact} status={statusOf(contact)} isTyping={isTyping} onFind={find.open} />
      )}
      {find.isOpen && <ConversationSearch contactId={contactId} find={find} contact={contact} onGo={goTo} />}
      <ConversationBody
        contactId={contactId}
        contact={contact}
        conversation={conversation}
        outbox={outbox}
        outgoing={outgoing}
        isTyping={isTyping}
        target={target}
        onShown={() => setTarget(undefined)}
      />
      {contact && <Composer key={contactId} contact={contact} outbox={outbox} file={file} onFile={setFile} />}
      {contact && <ContactDrawer contact={contact} status={statusOf(contact)} />}
      {contact && <PictureDialog name={contact.fullName} />}
    </DropZone>
  )
}
