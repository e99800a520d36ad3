import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { notificationPage, notificationsQuery, readBody, settings, settingsBody } from "./schema"

export const listNotifications = endpoint({
  method: "GET",
  path: "/notifications/data",
  summary: "The caller's notifications, newest first, and the number of unread ones",
  description: "Returns 20, or `perPage`. `before` is an id: it returns the notifications before that one.",
  can: ["read", "Auth"],
  query: notificationsQuery,
  response: notificationPage,
})

export const readNotifications = endpoint({
  method: "POST",
  path: "/notifications/read",
  summary: "Mark some or all of the caller's notifications as read",
  can: ["read", "Auth"],
  changes: { to: "self" },
  body: readBody,
  response: z.object({ unread: z.int() }),
})

export const getNotificationSettings = endpoint({
  method: "GET",
  path: "/notifications/settings",
  summary: "The kinds of notifications that the caller receives",
  can: ["read", "Auth"],
  response: z.object({ settings }),
})

export const updateNotificationSettings = endpoint({
  method: "POST",
  path: "/notifications/update-settings",
  summary: "Turn kinds of notifications on or off; given kinds are merged",
  can: ["read", "Auth"],
  changes: { to: "self" },
  body: settingsBody,
  response: z.object({ settings }),
})
