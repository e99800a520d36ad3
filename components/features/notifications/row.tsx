import {
  AtSign,
  CalendarCheck,
  CalendarClock,
  CircleCheckBig,
  Coins,
  Mail,
  MailX,
  MessageSquare,
  ShoppingBag,
  TriangleAlert,
  Unplug,
} from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Notification } from "@/lib/features/notifications/schema"

const icons = {
  mail: Mail,
  chat: MessageSquare,
  task: CircleCheckBig,
  mention: AtSign,
  reminder: CalendarClock,
  invitation: CalendarCheck,
  payment: Coins,
  order: ShoppingBag,
  undelivered: MailX,
  webhookOff: Unplug,
  cashException: TriangleAlert,
  chargeRefused: TriangleAlert,
}

/** Returns the notification's text in the user's language. */
function useText({ kind, data }: Notification): string {
  const t = useTranslations("shell.notifications")
  const format = useFormatter()
  const locale = useLanguage()
  const { currency, amount } = data
  return t(`kinds.${kind}`, {
    who: data.who || t("somebody"),
    count: data.count ?? 1,
    exception: data.exception ?? "other",
    change: data.change ?? "invited",
    when: data.at ? format.dateTime(new Date(data.at), { dateStyle: "medium", timeStyle: "short" }) : "",
    amount: currency && amount !== undefined ? money(amount, currency, locale) : "",
  })
}

interface Props {
  notification: Notification
  onRead: () => void
}

export function NotificationRow({ notification, onRead }: Props) {
  const t = useTranslations("shell.notifications")
  const { kind, data, link, isRead, time } = notification
  const text = useText(notification)
  const Icon = icons[kind]
  return (
    <Link href={link} className="panel-item items-start! py-2.5!" onClick={onRead}>
      <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-neutral-soft text-ink-muted">
        <Icon className="size-4" />
      </span>
      <span className="min-w-0 grow">
        <span className={`block text-dense ${isRead ? "" : "font-semibold"}`}>{text}</span>
        {data.title && <span className="block truncate text-dense text-ink-muted">{data.title}</span>}
        {data.solvedBy !== undefined && (
          <span className="block truncate text-ink-muted text-xs">
            {t(data.solvedBy ? "solvedBy" : "solved", { name: data.solvedBy })}
          </span>
        )}
        <RelativeTime at={time} className="block text-xs text-ink-muted" />
      </span>
      {!isRead && (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{t("unread")}</span>
        </span>
      )}
    </Link>
  )
}
