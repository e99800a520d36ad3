"use client"

import { ArrowLeft, Forward, MailX, Reply, ReplyAll } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import type { MailChoice } from "@/lib/features/email/schema"
import { type Answering, type Direction, type Label, labels } from "@/lib/features/email/values"
import { DetailSkeleton } from "./detail-skeleton"
import { DetailToolbar } from "./detail-toolbar"
import { labelTones } from "./looks"
import { MessageCard } from "./message-card"
import type { MailboxActions } from "./use-mail-actions"
import type { useOpenMail } from "./use-open-mail"

interface Props {
  open: ReturnType<typeof useOpenMail>
  actions: MailboxActions
  onClose: () => void
  onTurn: (direction: Direction) => void
  onAnswer: (id: number, as: Answering) => void
}

/** The open mail with its thread and actions. */
export function DetailPane({ open: { mail, error, waiting, refresh }, actions, onClose, onTurn, onAnswer }: Props) {
  const t = useTranslations("email")
  const ability = useAbility()
  const [showsEarlier, setShowsEarlier] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On narrow screens the list is hidden, so move the focus; otherwise it stays in the list.
    if (mail?.id && !window.matchMedia("(width >= 80rem)").matches) title.current?.focus({ preventScroll: true })
  }, [mail?.id])

  const back = (
    <Button
      iconOnly
      size="sm"
      variant="ghost"
      label={t("actions.back")}
      icon={<ArrowLeft className="rtl:-scale-x-100" />}
      onClick={onClose}
    />
  )
  if (error || !mail) {
    return (
      <section aria-label={t("mail")} className="flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-12 items-center border-line border-b px-2">{back}</div>
        {!error && <DetailSkeleton label={t("loading")} />}
        {error && error.status !== 404 && <LoadFailed text={error.message} busy={waiting} onRetry={refresh} />}
        {error?.status === 404 && (
          <EmptyState
            announce
            icon={<MailX />}
            title={t("unknown.title")}
            text={t("unknown.text")}
            action={
              <Button variant="outline" onClick={onClose}>
                {t("actions.back")}
              </Button>
            }
          />
        )}
      </section>
    )
  }
  const choice: MailChoice = { id: mail.id, folder: mail.folder, labels: mail.labels, isRead: mail.isRead }
  const trash = (target: MailChoice) => {
    if (target.id === mail.id) onClose()
    void actions.move([target], "trash")
  }
  const byShown = (a: Label, b: Label) => labels.indexOf(a) - labels.indexOf(b)
  return (
    <section aria-label={t("mail")} className="flex min-h-0 min-w-0 flex-1 flex-col print:block">
      <DetailToolbar mail={mail} choice={choice} actions={actions} back={back} onClose={onClose} onTurn={onTurn} />
      <div className="min-h-0 flex-1 overflow-y-auto bg-sunken p-3 sm:p-4 print:bg-transparent print:p-0">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 px-1">
          <h2
            ref={title}
            tabIndex={-1}
            className="min-w-0 text-balance font-semibold text-title outline-none"
            dir="auto"
          >
            {mail.subject || t("noSubject")}
          </h2>
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {[...mail.labels].sort(byShown).map((label) => (
              <Badge key={label} tone={labelTones[label]} dot>
                {t(`labels.${label}`)}
              </Badge>
            ))}
          </span>
        </div>
        <div className="space-y-3">
          {mail.replies.length > 0 && !showsEarlier && (
            <button
              type="button"
              onClick={() => setShowsEarlier(true)}
              className="min-h-control w-full rounded-card border border-line border-dashed bg-card px-4 text-center text-brand-text text-dense hover:bg-brand-soft print:hidden"
            >
              {t("earlier", { count: mail.replies.length })}
            </button>
          )}
          {showsEarlier &&
            mail.replies.map((reply) => (
              <MessageCard
                key={reply.id}
                mail={reply}
                folded
                onAnswer={(as) => onAnswer(reply.id, as)}
                onTrash={() => trash(reply)}
              />
            ))}
          <MessageCard
            key={mail.id}
            mail={mail}
            onAnswer={(as) => onAnswer(mail.id, as)}
            onTrash={() => trash(choice)}
          />
        </div>
        {ability.can("create", "Mail") && (
          <div className="mt-4 flex flex-wrap gap-2 px-1 print:hidden">
            <Button
              variant="outline"
              icon={<Reply className="rtl:-scale-x-100" />}
              onClick={() => onAnswer(mail.id, "reply")}
            >
              {t("actions.reply")}
            </Button>
            {mail.to.length + mail.cc.length > 1 && (
              <Button
                variant="outline"
                icon={<ReplyAll className="rtl:-scale-x-100" />}
                onClick={() => onAnswer(mail.id, "reply-all")}
              >
                {t("actions.replyAll")}
              </Button>
            )}
            <Button
              variant="outline"
              icon={<Forward className="rtl:-scale-x-100" />}
              onClick={() => onAnswer(mail.id, "forward")}
            >
              {t("actions.forward")}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
