import * as z from "zod"
import { actions, subjects } from "@/lib/core/auth/ability"
import { email, unset } from "@/lib/core/http/fields"
import { secondStepCode } from "@/lib/features/two-step/schema"

const abilityRule = z.object({ action: z.enum(actions), subject: z.enum(subjects) })

/** What the browser knows of the one signed in (spec section 3, Auth user); never a password. */
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

/** At sign-in any text is taken and simply doesn't match; only its absence is a mistake in form. */
export const loginForm = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  /** The second step, for accounts that have one. */
  code: unset(secondStepCode),
})

/** Shortest password one may choose; the demo accounts' are given, not chosen. */
export const shortestPassword = 8
export const newPassword = z
  .string()
  .min(shortestPassword)
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
  /** The secret of an invitation, where registration is by invitation. */
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
