"use client"

import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import type { Contact } from "@/lib/features/chat/schema"
import { useContactActions } from "./use-contact-actions"

/** Replaces the form while the contact is blocked. */
export function BlockedNotice({ contact }: { contact: Contact }) {
  const t = useTranslations("chat")
  const actions = useContactActions(contact)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t bg-card px-4 py-3">
      <p className="text-dense text-ink-muted">{t("blockedText", { name: contact.fullName })}</p>
      <ActionButton variant="outline" size="sm" action={() => actions.setBlocked(false)}>
        {t("menu.unblock")}
      </ActionButton>
    </div>
  )
}
