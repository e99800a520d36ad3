"use client"

import clsx from "clsx"
import { CalendarClock, Paperclip, Star } from "lucide-react"
import { useTranslations } from "next-intl"
import { type MouseEvent, memo } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Checkbox } from "@/components/ui/checkbox"
import type { MailLine } from "@/lib/features/email/schema"
import { DeliveryIcon } from "./delivery-icon"
import { labelDots } from "./looks"
import type { useMailTime } from "./use-mail-time"

export interface RowProps {
  mail: MailLine
  time: ReturnType<typeof useMailTime>
  index: number
  /** Its URL, for opening in a new tab. */
  href: string
  /** The row in the tab order. */
  isCurrent: boolean
  isOpen: boolean
  isSelected: boolean
  /** The column is narrow, where styles wrap the row onto three lines and show the person's portrait. */
  isNarrow: boolean
  mayChange: boolean
  onOpen: (mail: MailLine) => void
  onToggle: (mail: MailLine, index: number, range: boolean) => void
  onStar: (mail: MailLine) => void
}

/** Returns the person to show: the sender, or the recipients of the user's own mails. */
function useWho({ folder, isDraft, from, to }: MailLine) {
  const t = useTranslations("email")
  const isOwn = folder === "sent" || isDraft
  const names = to.map(({ name, email }) => name || email).join(", ")
  if (!isOwn) return { who: from.name || from.email, person: from }
  const first = to[0]
  return {
    who: names ? t("toWhom", { names }) : t("nobody"),
    person: { name: first?.name || first?.email || "", avatar: "" },
  }
}

/** A row of the list. */
export const MailRow = memo(function MailRow(props: RowProps) {
  const { mail, time, index, href, isCurrent, isOpen, isSelected, isNarrow, mayChange, onOpen, onToggle, onStar } =
    props
  const t = useTranslations("email")
  const { who, person } = useWho(mail)
  const subject = mail.subject || t("noSubject")
  const stop = isCurrent ? 0 : -1
  // Faint text has too little contrast on the open row's background.
  const quiet = isOpen ? "text-ink-muted" : "text-ink-faint"
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    if (event.shiftKey) onToggle(mail, index, true)
    else onOpen(mail)
  }
  const weight = mail.isRead ? "text-ink-muted" : "font-semibold text-ink"

  return (
    <div
      data-mail={mail.id}
      className={clsx(
        "group relative flex h-full items-center gap-2.5 border-line border-b ps-3 pe-4 data-menu-open:bg-sunken",
        isOpen && "bg-brand-soft",
        !isOpen && isSelected && "bg-sunken",
        !isOpen && !isSelected && (mail.isRead ? "hover:bg-sunken" : "bg-card hover:bg-sunken"),
      )}
    >
      {!mail.isRead && (
        <span aria-hidden="true" className="absolute inset-y-2 start-0 w-0.5 rounded-full bg-brand-mark" />
      )}
      {mayChange && (
        <span className="relative z-10 max-sm:-m-2 max-sm:p-2">
          <Checkbox
            hideLabel
            label={t("select", { subject })}
            tabIndex={stop}
            checked={isSelected}
            onChange={(event) => onToggle(mail, index, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </span>
      )}
      {/* Rendered only where it is shown, because its picture would be loaded. Its room is there before. */}
      <span className="hidden size-8 shrink-0 @max-[30rem]:block">
        {isNarrow && <Avatar name={person.name} src={person.avatar} size="sm" />}
      </span>
      <a
        href={href}
        tabIndex={stop}
        onClick={open}
        data-index={index}
        aria-current={isOpen || undefined}
        className="flex min-w-0 flex-1 items-center gap-4 @max-[30rem]:block after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand-mark focus-visible:after:-outline-offset-2"
      >
        {!mail.isRead && <span className="sr-only">{t("unread")} </span>}
        <span className="flex w-44 shrink-0 items-baseline gap-2 text-sm xl:w-52 @max-[30rem]:w-auto">
          <span className={clsx("min-w-0 flex-1 truncate [text-align:match-parent]", weight)} dir="auto">
            {who}
          </span>
          <time
            dateTime={mail.time}
            dir="auto"
            suppressHydrationWarning
            className={clsx("tabular hidden shrink-0 text-xs @max-[30rem]:inline", quiet)}
          >
            {time.short(mail.time)}
          </time>
        </span>
        <span className="flex min-w-0 flex-1 items-baseline gap-2 overflow-hidden text-sm @max-[30rem]:block">
          <span
            className={clsx(
              "max-w-[60%] shrink-0 truncate [text-align:match-parent] @max-[30rem]:block @max-[30rem]:max-w-none @max-[30rem]:text-dense",
              weight,
            )}
            dir="auto"
          >
            {subject}
          </span>
          <span
            className={clsx(
              "min-w-0 flex-1 truncate text-dense [text-align:match-parent] @max-[30rem]:block @max-[30rem]:text-xs",
              quiet,
            )}
            dir="auto"
          >
            {mail.excerpt || "\u00a0"}
          </span>
        </span>
      </a>
      <span
        className={clsx(
          "relative flex shrink-0 items-center gap-2 [&_svg]:size-4",
          "@max-[30rem]:flex-col-reverse @max-[30rem]:items-end @max-[30rem]:justify-end @max-[30rem]:gap-1.5 @max-[30rem]:self-stretch @max-[30rem]:py-2.5",
          quiet,
        )}
      >
        <span className="pointer-events-none flex items-center gap-1.5 empty:hidden">
          {mail.labels.map((label) => (
            <span key={label} title={t(`labels.${label}`)} className={clsx("size-2 rounded-full", labelDots[label])}>
              <span className="sr-only">{t(`labels.${label}`)}</span>
            </span>
          ))}
          {mail.hasAttachments && <Paperclip role="img" aria-label={t("hasAttachments")} />}
          {mail.delivery && <DeliveryIcon delivery={mail.delivery} />}
          {mail.scheduledAt && (
            <CalendarClock
              role="img"
              aria-label={t("scheduledFor", { time: time.medium(mail.scheduledAt) })}
              className="text-brand-text"
            />
          )}
        </span>
        <time
          dateTime={mail.time}
          dir="auto"
          title={time.exact(mail.time)}
          suppressHydrationWarning
          className={clsx(
            "tabular w-16 text-end text-xs @max-[30rem]:hidden",
            !mail.isRead && "font-semibold text-ink",
          )}
        >
          {time.short(mail.time)}
        </time>
        {mayChange && (
          <button
            type="button"
            tabIndex={stop}
            aria-pressed={mail.isStarred}
            aria-label={t("star", { subject })}
            onClick={() => onStar(mail)}
            className={clsx(
              "relative z-10 grid size-6 place-items-center rounded after:absolute after:-inset-1 max-sm:after:-inset-2.5",
              mail.isStarred ? "text-warning-mark [&_svg]:fill-current" : "hover:text-ink",
            )}
          >
            <Star aria-hidden="true" />
          </button>
        )}
      </span>
    </div>
  )
})
