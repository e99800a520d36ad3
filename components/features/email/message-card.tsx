"use client"

import clsx from "clsx"
import { CalendarClock, ChevronDown, ImageOff, MoreVertical, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { Menu, type MenuAction } from "@/components/ui/menu"
import { Popover } from "@/components/ui/popover"
import { hasRemotePictures } from "@/lib/core/html-frame"
import type { Email, ThreadMail } from "@/lib/features/email/schema"
import type { Answering } from "@/lib/features/email/values"
import { AttachmentList } from "./attachment-list"
import { DeliveryStrip } from "./delivery-strip"
import { MailBills } from "./mail-bills"
import { MailFrame } from "./mail-frame"
import { useAnswerEntries } from "./use-mail-entries"
import { useMailTime } from "./use-mail-time"

interface Props {
  mail: Email | ThreadMail
  /** Collapsed at first, for earlier mails of the thread. */
  folded?: boolean
  onAnswer: (as: Answering) => void
  onTrash: () => void
}

type People = { name: string; email: string }[]
const people = (list: People) => list.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(", ")
const namesOf = (list: People) => list.map(({ name, email }) => name || email).join(", ")

/** A mail of a thread. */
export function MessageCard({ mail, folded = false, onAnswer, onTrash }: Props) {
  const t = useTranslations("email")
  const time = useMailTime()
  const canTrash = useAbility().can("update", "Mail") && mail.folder !== "trash"
  const entries = useAnswerEntries()(onAnswer)
  const trash: MenuAction = { label: t("actions.trash"), icon: <Trash2 />, tone: "danger", onSelect: onTrash }
  if (canTrash) entries.push(trash)
  const [open, setOpen] = useState(!folded)
  const [pictures, setPictures] = useState(false)
  const { from, to, cc, bcc, message } = mail
  const sender = from.name || from.email
  const details = [
    { term: t("details.from"), value: people([from]) },
    { term: t("details.to"), value: people(to) || t("nobody") },
    ...(cc.length > 0 ? [{ term: t("details.cc"), value: people(cc) }] : []),
    ...(bcc.length > 0 ? [{ term: t("details.bcc"), value: people(bcc) }] : []),
    { term: t("details.date"), value: time.exact(mail.time) },
  ]
  // Only the sender's own copy of a mail has blind copies.
  const copies = [
    ...(cc.length > 0 ? [t("ccWhom", { names: namesOf(cc) })] : []),
    ...(bcc.length > 0 ? [t("bccWhom", { names: namesOf(bcc) })] : []),
  ]

  return (
    <article
      aria-label={t("mailFrom", { name: sender })}
      className="rounded-card border border-line bg-card print:border-0"
    >
      <header className="flex items-start gap-3 p-4">
        <Avatar name={sender} src={from.avatar} size="md" />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            {folded ? (
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                className="min-w-0 truncate rounded-sm font-semibold text-sm hover:text-brand-text"
                dir="auto"
              >
                {sender}
              </button>
            ) : (
              <h3 className="min-w-0 truncate font-semibold text-sm [text-align:match-parent]" dir="auto">
                {sender}
              </h3>
            )}
            <time
              dateTime={mail.time}
              dir="auto"
              title={time.exact(mail.time)}
              suppressHydrationWarning
              className="tabular shrink-0 text-ink-faint text-xs"
            >
              <span className="max-sm:hidden">{time.medium(mail.time)}</span>
              <span className="sm:hidden">{time.short(mail.time)}</span>
            </time>
          </div>
          <div className="flex min-w-0 items-center text-dense text-ink-muted">
            <span className="truncate [text-align:match-parent]" dir="auto">
              {t("toWhom", { names: namesOf(to) || t("nobody") })}
            </span>
            <Popover
              align="start"
              label={t("details.label")}
              className="w-96 p-4"
              button={{
                plain: true,
                label: t("details.label"),
                children: <ChevronDown aria-hidden="true" className="size-4" />,
                className:
                  "relative ms-1 shrink-0 rounded text-ink-faint after:absolute after:-inset-1.5 hover:text-ink print:hidden",
              }}
            >
              <DescriptionList items={details} />
            </Popover>
          </div>
          {copies.map((line) => (
            <p key={line} className="truncate text-dense text-ink-muted [text-align:match-parent]" dir="auto">
              {line}
            </p>
          ))}
        </div>
        {entries.length > 0 && (
          <Menu
            button={{
              iconOnly: true,
              size: "sm",
              variant: "ghost",
              label: t("actions.more", { name: sender }),
              icon: <MoreVertical />,
              className: "-me-1.5 -mt-1 print:hidden",
            }}
            items={entries}
          />
        )}
      </header>
      <div className={clsx("px-4 pb-4", !open && "hidden print:block")}>
        {mail.scheduledAt && (
          <Badge tone="brand" icon={<CalendarClock />} className="mb-3">
            {t("scheduledFor", { time: time.medium(mail.scheduledAt) })}
          </Badge>
        )}
        {mail.delivery && <DeliveryStrip id={mail.id} delivery={mail.delivery} />}
        {!pictures && hasRemotePictures(message) && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunken px-3 py-2 text-dense text-ink-muted print:hidden">
            <ImageOff aria-hidden="true" className="size-4" />
            <span className="min-w-40 flex-1">{t("pictures.blocked")}</span>
            <Button size="sm" variant="outline" onClick={() => setPictures(true)}>
              {t("pictures.show")}
            </Button>
          </div>
        )}
        {open && (
          <MailFrame
            title={t("mailFrom", { name: sender })}
            html={message}
            picturesOf={pictures ? mail.id : undefined}
          />
        )}
        {mail.attachments.length > 0 && <AttachmentList files={mail.attachments} />}
        {open && <MailBills mail={mail.id} files={mail.attachments} />}
      </div>
    </article>
  )
}
