"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import type { Contact, ConversationMessage } from "@/lib/features/chat/schema"

/** Announces messages to screen readers that the contact sends while the conversation is open. */
export function Announcer({ contact, messages }: { contact: Contact; messages: ConversationMessage[] }) {
  const t = useTranslations("chat")
  const last = messages.at(-1)
  const [initialLastId] = useState(last?.id ?? 0)
  const isNew = last && last.id > initialLastId && last.senderId === contact.id
  return (
    <div aria-live="polite" className="sr-only">
      {isNew && t("announced", { name: contact.fullName, text: last.message || t("picture") })}
    </div>
  )
}
