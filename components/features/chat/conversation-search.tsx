"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { SearchBox } from "@/components/list/search-box"
import { Button } from "@/components/ui/button"
import type { Contact } from "@/lib/features/chat/schema"
import { ConversationMatches } from "./conversation-matches"
import type { Find } from "./use-find"

interface Props {
  contactId: number
  contact?: Contact
  find: Find
  onGo: (messageId: number) => void
}

/** Searches the conversation. A result scrolls to its message. */
export function ConversationSearch({ contactId, contact, find, onGo }: Props) {
  const t = useTranslations("chat.find")
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    find.close()
  }
  return (
    <search aria-label={t("label")} onKeyDown={press} className="relative z-10 block border-line border-b bg-card">
      <div className="flex items-center justify-between gap-2 px-2 py-2 lg:px-4">
        <SearchBox label={t("placeholder")} value={find.text} input={input} onSearch={find.change} />
        <Button variant="ghost" iconOnly label={t("close")} icon={<X />} onClick={find.close} />
      </div>
      {find.text && <ConversationMatches contactId={contactId} contact={contact} find={find} onGo={onGo} />}
    </search>
  )
}
