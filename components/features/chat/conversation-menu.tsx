"use client"

import { Ban, Bell, BellOff, EllipsisVertical, Eraser, MailOpen, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { Menu } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Contact } from "@/lib/features/chat/schema"
import { useContactActions } from "./use-contact-actions"

/** The actions of a conversation. */
export function ConversationMenu({ contact }: { contact: Contact }) {
  const t = useTranslations("chat.menu")
  const [, setOpen] = useViewParam("open")
  const actions = useContactActions(contact)
  return (
    <Menu
      button={{ variant: "ghost", iconOnly: true, label: t("label"), icon: <EllipsisVertical /> }}
      items={[
        {
          items: [
            { label: t("view"), icon: <UserRound />, onSelect: () => setOpen("contact") },
            contact.isMuted
              ? { label: t("unmute"), icon: <Bell />, onSelect: () => actions.setMuted(false) }
              : { label: t("mute"), icon: <BellOff />, onSelect: () => actions.setMuted(true) },
            { label: t("markUnseen"), icon: <MailOpen />, onSelect: actions.markUnseen },
          ],
        },
        {
          items: [
            { label: t("clear"), icon: <Eraser />, onSelect: actions.clear },
            contact.isBlocked
              ? { label: t("unblock"), icon: <Ban />, onSelect: () => actions.setBlocked(false) }
              : { label: t("block"), icon: <Ban />, tone: "danger", onSelect: () => actions.setBlocked(true) },
          ],
        },
      ]}
    />
  )
}
