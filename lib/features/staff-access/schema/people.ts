import * as z from "zod"
import { id, isoDate } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { holdingKinds } from "../values"

const time = z.iso.datetime()

export const viewForm = z.object({
  /** The id of the user whose screens to see. */
  person: id,
})
/** The person whose screens the caller sees, and until when. */
export const staffView = z.object({ person: z.int(), name: z.string(), until: time })
export type StaffView = z.infer<typeof staffView>
export const stoppedView = z.object({ stopped: z.boolean() })

export const personParams = z.object({ id })

/** Something that a person still holds: access, a sign-in, a key; or money. */
const holding = z.object({
  kind: z.enum(holdingKinds),
  /** The name of the holding, if it has one. */
  label: z.string(),
  business: z.int().nullable(),
  shop: z.int().nullable(),
})
export type Holding = z.infer<typeof holding>
export const holdingList = z.object({ data: z.array(holding) })

export const leavingForm = z.object({
  /** The time at which the person leaves. Now, if it is in the past or left out. */
  at: z.iso.datetime({ offset: true }).optional(),
})
/** The form's field: the last day in the user's time zone; empty for now. */
export const leavingFields = z.object({ day: z.union([z.literal(""), isoDate]) })
export const leaving = z.object({
  person: z.int(),
  at: time,
  /** The number of grants that end. */
  grants: z.int(),
  /** Whether sign-ins and API keys have ended; if not, they end at that time. */
  signedOut: z.boolean(),
  holds: z.array(holding),
})
export type Leaving = z.infer<typeof leaving>

named({ StaffView: staffView })
