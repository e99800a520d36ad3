"use client"

import type { ComponentProps } from "react"
import { BellForm } from "./bell-form"
import { NotificationForm } from "./notification-form"

/** Settings of the bell and of e-mails. One component, so that the two forms share a chunk. */
export function NotificationsTab({
  settings,
  ...mail
}: ComponentProps<typeof BellForm> & ComponentProps<typeof NotificationForm>) {
  return (
    <div className="space-y-5">
      <BellForm settings={settings} />
      <NotificationForm {...mail} />
    </div>
  )
}
