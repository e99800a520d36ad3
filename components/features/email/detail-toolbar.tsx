"use client"

import { ChevronLeft, ChevronRight, Printer, Star } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import type { Email, MailChoice } from "@/lib/features/email/schema"
import type { Direction } from "@/lib/features/email/values"
import { MailActions } from "./mail-actions"
import type { MailboxActions } from "./use-mail-actions"

interface Props {
  mail: Email & { hasPreviousMail: boolean; hasNextMail: boolean }
  choice: MailChoice
  actions: MailboxActions
  /** The button back to the list. */
  back: ReactNode
  onClose: () => void
  onTurn: (direction: Direction) => void
}

/** The open mail's actions, and links to its neighbours: left is newer, because the list is newest first. */
export function DetailToolbar({ mail, choice, actions, back, onClose, onTurn }: Props) {
  const t = useTranslations("email.actions")
  const mayChange = useAbility().can("update", "Mail")
  return (
    <div
      role="toolbar"
      aria-label={t("toolbar")}
      className="scrollbar-none flex min-h-12 items-center overflow-x-auto border-line border-b px-0.5 sm:gap-0.5 sm:px-2 print:hidden"
    >
      {back}
      {mayChange && (
        <>
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            label={t("star")}
            aria-pressed={mail.isStarred}
            icon={<Star className={mail.isStarred ? "fill-current text-warning-mark" : undefined} />}
            onClick={() => void actions.star([choice], !mail.isStarred)}
          />
          <MailActions mails={[choice]} actions={actions} onGone={onClose} onUnread={onClose} />
        </>
      )}
      <Button
        iconOnly
        size="sm"
        variant="ghost"
        className="max-sm:hidden"
        label={t("print")}
        icon={<Printer />}
        onClick={() => window.print()}
      />
      <span className="ms-auto flex">
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t("newer")}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          disabled={!mail.hasNextMail}
          onClick={() => onTurn("next")}
        />
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t("older")}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          disabled={!mail.hasPreviousMail}
          onClick={() => onTurn("previous")}
        />
      </span>
    </div>
  )
}
