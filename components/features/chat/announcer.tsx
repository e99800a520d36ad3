"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import type { Contact, TalkMessage } from "@/lib/features/chat/schema"

/** Reads aloud what the contact writes while the talk is open; what was there before stays silent. */
export function Announcer({ contact, messages }: { contact: Contact; messages: TalkMessage[] }) {
  const t = useTranslations("chat")
  const last = messages.at(-1)
  const [from] = useState(last?.id ?? 0)
  const isNew = last && last.id > from && last.senderId === contact.id
  return (
    <div aria-live="polite" className="sr-only">
      {isNew && t("announced", { name: contact.fullName, text: last.message || t("picture") })}
    </div>
  )
}
