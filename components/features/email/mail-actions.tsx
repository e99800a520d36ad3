"use client"

import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import type { MailChoice } from "@/lib/features/email/schema"
import type { MailboxActions } from "./use-mail-actions"
import { useMailEntries } from "./use-mail-entries"

interface Props {
  mails: MailChoice[]
  actions: MailboxActions
  /** Called after the mails have left the list. */
  onGone: () => void
  /** Called after they were marked as unread. */
  onUnread?: () => void
}

const look = { iconOnly: true, size: "sm", variant: "ghost" } as const

/** Actions on one or more mails: move, label, mark as read or unread, delete. */
export function MailActions({ mails, actions, onGone, onUnread }: Props) {
  const { move, label, read, trash } = useMailEntries(actions)({ mails, onGone, onUnread })
  return (
    <>
      <Menu align="start" button={{ ...look, label: move.label, icon: move.icon }} items={move.items} />
      <Menu align="start" button={{ ...look, label: label.label, icon: label.icon }} items={label.items} />
      <Button {...look} label={read.label} icon={read.icon} onClick={read.onSelect} />
      <Button {...look} label={trash.label} icon={trash.icon} onClick={trash.onSelect} />
    </>
  )
}
