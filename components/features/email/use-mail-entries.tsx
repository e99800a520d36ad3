"use client"

import { FolderInput, Forward, Mail, MailOpen, Reply, ReplyAll, Tag, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { MenuAction } from "@/components/ui/menu"
import type { MailChoice } from "@/lib/features/email/schema"
import { type Answering, folders } from "@/lib/features/email/values"
import { shownLabels, viewIcons } from "./looks"
import type { MailboxActions } from "./use-mail-actions"

interface Chosen {
  mails: MailChoice[]
  /** Called after the mails have left the list. */
  onGone: () => void
  /** Called after they were marked as unread. */
  onUnread?: () => void
}

/** Menu entries for one or more mails, for the toolbar and the context menu. */
export function useMailEntries(actions: MailboxActions) {
  const t = useTranslations("email")
  return ({ mails, onGone, onUnread }: Chosen) => {
    const isAllRead = mails.every(({ isRead }) => isRead)
    const inTrash = mails.every(({ folder }) => folder === "trash")
    // Mail can't be moved into the sent folder or the folder it is already in.
    const targets = folders.filter((folder) => folder !== "sent" && !mails.every((mail) => mail.folder === folder))
    const move = (folder: (typeof folders)[number]) => {
      onGone()
      void actions.move(mails, folder)
    }
    return {
      move: {
        label: t("actions.move"),
        icon: <FolderInput />,
        items: targets.map((folder): MenuAction => {
          const Icon = viewIcons[folder]
          return { label: t(`views.${folder}`), icon: <Icon />, onSelect: () => move(folder) }
        }),
      },
      label: {
        label: t("actions.label"),
        icon: <Tag />,
        items: shownLabels.map(
          (label): MenuAction => ({
            label: t(`labels.${label}`),
            checked: mails.every(({ labels }) => labels.includes(label)),
            onSelect: () => void actions.label(mails, label),
          }),
        ),
      },
      read: {
        label: t(isAllRead ? "actions.unread" : "actions.read"),
        icon: isAllRead ? <Mail /> : <MailOpen />,
        onSelect: () => {
          if (isAllRead) onUnread?.()
          void actions.markRead(mails, !isAllRead)
        },
      },
      trash: {
        label: t(inTrash ? "actions.delete" : "actions.trash"),
        icon: <Trash2 />,
        tone: "danger",
        onSelect: () => {
          if (!inTrash) return move("trash")
          onGone()
          void actions.remove(mails)
        },
      },
    } as const
  }
}

/** Menu entries to reply and forward. Empty without permission to write. */
export function useAnswerEntries() {
  const t = useTranslations("email.actions")
  const mayWrite = useAbility().can("create", "Mail")
  return (onAnswer: (as: Answering) => void): MenuAction[] =>
    mayWrite
      ? [
          {
            label: t("reply"),
            icon: <Reply className="rtl:-scale-x-100" />,
            onSelect: () => onAnswer("reply"),
          },
          {
            label: t("replyAll"),
            icon: <ReplyAll className="rtl:-scale-x-100" />,
            onSelect: () => onAnswer("reply-all"),
          },
          {
            label: t("forward"),
            icon: <Forward className="rtl:-scale-x-100" />,
            onSelect: () => onAnswer("forward"),
          },
        ]
      : []
}
