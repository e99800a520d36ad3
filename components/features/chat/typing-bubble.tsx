"use client"

import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import type { Contact } from "@/lib/features/chat/schema"

/** Shows that the contact is typing. */
export function TypingBubble({ contact: { fullName: name, avatar } }: { contact: Contact }) {
  const t = useTranslations("chat")
  return (
    <div role="status" className="flex items-end gap-2 py-1.5">
      <Avatar src={avatar} name={name} size="sm" />
      <span className="sr-only">{t("isTyping", { name })}</span>
      <span aria-hidden="true" className="flex gap-1 rounded-2xl rounded-es-sm border border-line bg-card px-3.5 py-3">
        {["", "[animation-delay:150ms]", "[animation-delay:300ms]"].map((delay) => (
          <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-ink-faint ${delay}`} />
        ))}
      </span>
    </div>
  )
}
