"use client"

import { FolderInput, Mail, MailOpen, Tag, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import type { MailChoice } from "@/lib/features/email/schema"
import { folders } from "@/lib/features/email/values"
import { shownLabels, viewIcons } from "./looks"
import type { MailActs } from "./use-mail-acts"

interface Props {
  mails: MailChoice[]
  acts: MailActs
  /** After the mails have left the list. */
  onGone: () => void
  /** After they were marked as unread. */
  onUnread?: () => void
}

/** What can be done to one mail or several: move, label, read or unread, trash. */
export function MailActions({ mails, acts, onGone, onUnread }: Props) {
  const t = useTranslations("email")
  const isAllRead = mails.every(({ isRead }) => isRead)
  const inTrash = mails.every(({ folder }) => folder === "trash")
  // Nobody moves mail among what they have sent or are writing, but back to where it came from.
  const targets = folders.filter((folder) => folder !== "sent" && !mails.every((mail) => mail.folder === folder))
  const move = (folder: (typeof folders)[number]) => {
    onGone()
    void acts.move(mails, folder)
  }
  return (
    <>
      <Menu
        align="start"
        button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("acts.move"), icon: <FolderInput /> }}
        items={targets.map((folder) => {
          const Icon = viewIcons[folder]
          return { label: t(`views.${folder}`), icon: <Icon />, onSelect: () => move(folder) }
        })}
      />
      <Menu
        align="start"
        button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("acts.label"), icon: <Tag /> }}
        items={shownLabels.map((label) => ({
          label: t(`labels.${label}`),
          checked: mails.every(({ labels }) => labels.includes(label)),
          onSelect: () => void acts.label(mails, label),
        }))}
      />
      <Button
        iconOnly
        size="sm"
        variant="ghost"
        label={t(isAllRead ? "acts.unread" : "acts.read")}
        icon={isAllRead ? <Mail /> : <MailOpen />}
        onClick={() => {
          if (isAllRead) onUnread?.()
          void acts.markRead(mails, !isAllRead)
        }}
      />
      <Button
        iconOnly
        size="sm"
        variant="ghost"
        label={t(inTrash ? "acts.delete" : "acts.trash")}
        icon={<Trash2 />}
        onClick={() => {
          if (!inTrash) return move("trash")
          onGone()
          void acts.remove(mails)
        }}
      />
    </>
  )
}
