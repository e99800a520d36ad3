import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { invitationChanges, notificationKinds } from "./values"

export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  data: z.object({
    at: z.iso.datetime().optional(),
    who: z.string().optional(),
    count: z.int().optional(),
    title: z.string().optional(),
    amount: z.int().optional(),
    change: z.enum(invitationChanges).optional(),
    currency: z.string().optional(),
    solvedBy: z.string().optional(),
    exception: z.string().optional(),
  }),
  link: z.string(),
  isRead: z.boolean(),
  time: z.iso.datetime(),
})
export type Notification = z.infer<typeof notification>

export const notificationsQuery = z.object({
  before: unset(id),
  perPage: unset(z.coerce.number().int().min(1).max(100)),
})
export const notificationPage = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  hasMore: z.boolean(),
})
/** `ids` marks the given notifications, `all` every notification of the caller. */
export const readBody = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ all: z.literal(true) }),
])
export const settings = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<
    (typeof notificationKinds)[number],
    z.ZodBoolean
  >,
)
export type Settings = z.infer<typeof settings>
export const settingsBody = z.object({ settings: settings.partial() })

named({ NotificationSettings: settings })
