import * as z from "zod"
import { actions } from "@/lib/core/auth/ability"
import { id } from "@/lib/core/http/fields"
import { delivery, sendsMail } from "@/lib/core/outbox/schema"
import { subjects } from "@/lib/features/roles"
import { user, userDetails, version } from "../schema"

/** Apart from the forms, which don't need to load the list of subjects. */
export const permission = z.object({ action: z.enum(actions), subject: z.enum(subjects) })
export const updatePermissionsBody = z.object({
  id,
  /** Null returns to the permissions of the role. */
  permissions: z.array(permission).max(50).nullable(),
  version,
})
export const permissionsForm = updatePermissionsBody.pick({ permissions: true })

/** Everything that the view and edit screens show about a user. */
export const userProfile = z.object({
  user,
  /** The version of `user` and the permissions, for `updateUser` and `updateUserPermissions`. */
  version: z.int(),
  details: userDetails,
  /** The version of `details`, for `updateUserDetails`; 0 before they are first saved. */
  detailsVersion: z.int(),
  permissions: z.array(permission),
  permissionsAreOwn: z.boolean(),
  account: z.object({
    canSignIn: z.boolean(),
    hasTwoStep: z.boolean(),
    passkeys: z.int(),
    invitedAt: z.string().nullable(),
    lastSeenAt: z.string().nullable(),
    /** A new address that isn't confirmed yet. */
    pendingEmail: z.string().nullable(),
  }),
  createdAt: z.string(),
  /** The delivery status of the latest invitation. */
  invitation: delivery.nullable(),
  sendsMail,
})
export type UserProfile = z.infer<typeof userProfile>
