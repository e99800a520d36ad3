import type { listNotifications, readNotifications } from "@/lib/features/notifications/contract"

/** How many the bell shows at once. */
export const shown = 10
export const listCall = { method: "GET", path: "/notifications/data" } as const
export const readCall = { method: "POST", path: "/notifications/read" } as const
export type ListCall = typeof listNotifications
export type ReadCall = typeof readNotifications
