import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { permission } from "@/lib/features/users/schema/profile"

/** The data about the signed-in user that the browser receives; never a password. */
export const userData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  role: z.string(),
  ability: z.array(permission),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
})
export type UserData = z.infer<typeof userData>

export const tokens = z.object({ userData, accessToken: z.string(), refreshToken: z.string() })

export const registered = z.union([
  z.object({
    user: userData.omit({ extras: true }),
    accessToken: z.string(),
  }),
  z.object({ error: z.object({ email: z.string().nullable(), username: z.string().nullable() }) }),
])

named({ Tokens: tokens, SignedInUser: userData })
