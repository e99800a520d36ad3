import { handler } from "@/lib/core/http/handler"
import { getNotificationSettings, listNotifications, readNotifications, updateNotificationSettings } from "./contract"
import type { Settings } from "./schema"
import * as store from "./store"
import { type NotificationKind, notificationKinds } from "./values"

const defaultPerPage = 20

export const listNotificationsHandler = handler(listNotifications, async ({ scope, query }) => {
  const { before, perPage = defaultPerPage } = query
  const rows = await store.findNewest(scope, perPage + 1, before)
  return {
    notifications: rows.slice(0, perPage).map(({ time, ...row }) => ({ ...row, time: time.toISOString() })),
    unread: await store.countUnread(scope),
    hasMore: rows.length > perPage,
  }
})

export const readNotificationsHandler = handler(readNotifications, async ({ scope, body }) => {
  await store.markRead(scope, "ids" in body ? body.ids : undefined)
  return { unread: await store.countUnread(scope) }
})

const asSettings = (muted: NotificationKind[]) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !muted.includes(kind)])) as Settings

export const getNotificationSettingsHandler = handler(getNotificationSettings, async ({ scope }) => ({
  settings: asSettings(await store.findMuted(scope)),
}))

export const updateNotificationSettingsHandler = handler(updateNotificationSettings, async ({ scope, body }) => {
  const settings = { ...asSettings(await store.findMuted(scope)), ...body.settings }
  await store.saveMuted(
    scope,
    notificationKinds.filter((kind) => !settings[kind]),
  )
  return { settings }
})
