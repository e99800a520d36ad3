import * as z from "zod"
import { email, unset } from "@/lib/core/http/fields"
import { secondStepCode } from "@/lib/features/two-step/schema"

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

export const refreshBody = z.object({ refreshToken: z.string().max(4000).optional() })
export const linkQuery = z.object({ token: z.string().max(200) })
export const linkState = z.object({
  valid: z.boolean(),
  purpose: z.enum(["reset", "invite"]).nullable(),
  email: z.string().nullable(),
})
