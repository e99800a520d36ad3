import * as z from "zod"
import { id, paging } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { outcomes } from "./values"

const place = { browser: z.string(), system: z.string(), address: z.string() }

/** A sign-in, a failed attempt, or the end of a sign-in. */
export const signInEvent = z.object({
  id: z.uuid(),
  outcome: z.enum(outcomes),
  at: z.iso.datetime(),
  ...place,
  /** For sign-ins ended from elsewhere: ended by the user, somebody else, or a mailed link. Null for other outcomes. */
  endedBy: z.enum(["self", "other", "link"]).nullable(),
  endedByName: z.string().nullable(),
})
export type SignInEvent = z.infer<typeof signInEvent>

export const activityPage = z.object({
  events: z.array(signInEvent),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})
export const activityQuery = z.object(paging(10))
export const userActivityQuery = activityQuery.extend({ id })

export const device = z.object({
  id: z.uuid(),
  ...place,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof device>

named({ SignInPage: activityPage, SignInEvent: signInEvent, Device: device })
