import * as z from "zod"
import { actions, subjects } from "@/lib/core/auth/ability"
import { email, unset } from "@/lib/core/http/fields"
import { secondStepCode } from "@/lib/features/two-step/schema"

const abilityRule = z.object({ action: z.enum(actions), subject: z.enum(subjects) })

/** What the browser gets to know about the signed-in user; never a password. */
export const userData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  role: z.string(),
  ability: z.array(abilityRule),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
})
export type UserData = z.infer<typeof userData>

export const tokens = z.object({ userData, accessToken: z.string(), refreshToken: z.string() })

/** Sign-in accepts any text, which then simply doesn't match; only a missing value is invalid. */
export const loginForm = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  /** The second step, for accounts with two-step sign-in. */
  code: unset(secondStepCode),
})

/** Min length of a new password. The demo accounts' shorter ones are given, not chosen. */
export const minPasswordLength = 8
export const newPassword = z
  .string()
  .min(minPasswordLength)
  .max(200)
  .refine((text) => new Set(text.toLowerCase()).size > 3, { params: { key: "passwordCommon" } })

const username = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[\p{L}\p{N}._-]+$/u)

export const registerBody = z.object({
  username,
  email,
  password: newPassword,
  /** The secret of an invitation, if registration is by invitation. */
  invitation: z.string().max(200).optional(),
})

export const forgotBody = z.object({ email })
export const resetBody = z.object({ token: z.string().min(1).max(200), password: newPassword })

export const registered = z.union([
  z.object({
    user: userData.omit({ extras: true }),
    accessToken: z.string(),
  }),
  z.object({ error: z.object({ email: z.string().nullable(), username: z.string().nullable() }) }),
])

export const refreshBody = z.object({ refreshToken: z.string().max(4000).optional() })
export const linkQuery = z.object({ token: z.string().max(200) })
export const linkState = z.object({
  valid: z.boolean(),
  purpose: z.enum(["reset", "invite"]).nullable(),
  email: z.string().nullable(),
})
