"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useSWRConfig } from "swr"
import { addressOf } from "@/lib/core/client/address"
import { call } from "@/lib/core/client/call"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { listNotifications } from "@/lib/features/notifications/contract"
import * as endpoints from "@/lib/features/notifications/endpoints"
import type { Notification } from "@/lib/features/notifications/schema"
import { NotificationRow } from "./row"
import { bellPageSize } from "./shown"

type Page = CallOutput<typeof listNotifications>
const key = addressOf(endpoints.listNotifications, { query: { perPage: bellPageSize } })

/** Loads the notifications that are older than the bell's first page. */
function useOlder(page: Page) {
  const [older, setOlder] = useState<Notification[]>([])
  const [hasMore, setHasMore] = useState(page.hasMore)
  const [failed, setFailed] = useState(false)
  const last = older.at(-1) ?? page.notifications.at(-1)
  const more = async () => {
    setFailed(false)
    try {
      const next = await call(endpoints.listNotifications, { query: { perPage: bellPageSize, before: last?.id } })
      setOlder((known) => [...known, ...next.notifications])
      setHasMore(next.hasMore)
    } catch {
      setFailed(true)
    }
  }
  return {
    older,
    hasMore,
    failed,
    more,
    readAll: () => setOlder((all) => all.map((one) => ({ ...one, isRead: true }))),
  }
}

/** The user's notifications, newest first; following one marks it as read. */
export function NotificationPanel({ page }: { page: Page }) {
  const t = useTranslations("shell.notifications")
  const { mutate } = useSWRConfig()
  const { older, hasMore, failed, more, readAll } = useOlder(page)
  const known = new Set(page.notifications.map(({ id }) => id))
  const all = [...page.notifications, ...older.filter(({ id }) => !known.has(id))]

  /** Updates the list optimistically; if the request fails, SWR rolls it back. */
  const read = (body: { ids: number[] } | { all: true }) => {
    const isAffected = ({ id }: Notification) => "all" in body || body.ids.includes(id)
    const notifications = page.notifications.map((one) => (isAffected(one) ? { ...one, isRead: true } : one))
    const unread = "all" in body ? 0 : Math.max(0, page.unread - body.ids.length)
    if ("all" in body) readAll()
    void mutate(
      key,
      call(endpoints.readNotifications, { body }).then((response) => ({ ...page, notifications, ...response })),
      {
        optimisticData: { ...page, notifications, unread },
        revalidate: false,
        rollbackOnError: true,
        throwOnError: false,
      },
    )
  }

  return (
    <section aria-labelledby="notifications-title">
      <header className="flex min-h-11 items-center justify-between gap-2 border-b ps-3 pe-1.5">
        <h2 id="notifications-title" className="text-dense font-semibold">
          {t("title")}
        </h2>
        {page.unread > 0 && (
          <button type="button" className="panel-item w-auto! text-brand-text" onClick={() => read({ all: true })}>
            {t("readAll")}
          </button>
        )}
      </header>
      {all.length === 0 && <p className="px-4 py-8 text-center text-dense text-ink-muted">{t("empty")}</p>}
      <ul className="panel-list">
        {all.map((one) => (
          <li key={one.id}>
            <NotificationRow notification={one} onRead={() => one.isRead || read({ ids: [one.id] })} />
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="px-3 py-2 text-dense text-danger-text">
          {t("failed")}
        </p>
      )}
      {hasMore && (
        <button type="button" className="panel-item justify-center text-brand-text" onClick={more}>
          {t("more")}
        </button>
      )}
    </section>
  )
}
