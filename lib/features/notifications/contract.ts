import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { notificationPage, notificationsQuery, readBody, settings, settingsBody } from "./schema"

export const listNotifications = endpoint({
  method: "GET",
  path: "/notifications/data",
  summary: "What the caller was told, newest first, and how much of it is unread",
  description: "20 at a time, or `perPage`; `before` an id goes on from there.",
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
  summary: "Which kinds of notifications the caller wants",
  can: ["read", "Auth"],
  response: z.object({ settings }),
})

export const updateNotificationSettings = endpoint({
  method: "POST",
  path: "/notifications/update-settings",
  summary: "Switch kinds of notifications on or off; given kinds are merged",
  can: ["read", "Auth"],
  changes: { to: "self" },
  body: settingsBody,
  response: z.object({ settings }),
})
