"use client"

import { Ban, Bell, BellOff, EllipsisVertical, Eraser, MailOpen, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { Menu } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Contact } from "@/lib/features/chat/schema"
import { useContactActs } from "./use-contact-acts"

/** What can be done about a talk. */
export function TalkMenu({ contact }: { contact: Contact }) {
  const t = useTranslations("chat.menu")
  const [, setOpen] = useViewParam("open")
  const acts = useContactActs(contact)
  return (
    <Menu
      button={{ variant: "ghost", iconOnly: true, label: t("label"), icon: <EllipsisVertical /> }}
      items={[
        {
          items: [
            { label: t("view"), icon: <UserRound />, onSelect: () => setOpen("contact") },
            contact.isMuted
              ? { label: t("unmute"), icon: <Bell />, onSelect: () => acts.setMuted(false) }
              : { label: t("mute"), icon: <BellOff />, onSelect: () => acts.setMuted(true) },
            { label: t("markUnseen"), icon: <MailOpen />, onSelect: acts.markUnseen },
          ],
        },
        {
          items: [
            { label: t("clear"), icon: <Eraser />, onSelect: acts.clear },
            contact.isBlocked
              ? { label: t("unblock"), icon: <Ban />, onSelect: () => acts.setBlocked(false) }
              : { label: t("block"), icon: <Ban />, tone: "danger", onSelect: () => acts.setBlocked(true) },
          ],
        },
      ]}
    />
  )
}
