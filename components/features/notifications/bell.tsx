"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Dropdown } from "@/components/layout/dropdown"
import { PageIcon } from "@/components/layout/page-icon"
import { useQuery } from "@/lib/core/client/use-query"
import { useSettledCount } from "@/lib/core/client/use-settled-count"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { listNotifications } from "@/lib/features/notifications/contract"
import * as endpoints from "@/lib/features/notifications/endpoints"
import { bellPageSize } from "./shown"

const NotificationPanel = lazy(() => import("./panel").then((file) => ({ default: file.NotificationPanel })))
/** The badge shows "99+" above this count. */
const maxShown = 99

/** The navbar's bell with the number of unread notifications; it opens the list. */
export function Bell({ first }: { first: CallOutput<typeof listNotifications> }) {
  const t = useTranslations("shell.notifications")
  const { data = first } = useQuery(
    endpoints.listNotifications,
    { query: { perPage: bellPageSize } },
    { fallbackData: first },
  )
  const unread = useSettledCount(data.unread)
  const face = (
    <>
      <PageIcon name="Bell" className="size-5" />
      {unread > 0 && (
        <span aria-hidden="true" className="count-badge">
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
    </>
  )
  return (
    <Dropdown
      label={t("open", { count: unread })}
      face={face}
      className="shell-button notification-bell"
      panelClassName="notification-panel"
    >
      <Suspense fallback={<div className="min-h-40" />}>
        <NotificationPanel page={data} />
      </Suspense>
    </Dropdown>
  )
}
