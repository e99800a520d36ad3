import * as z from "zod"
import { id, isoDate, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { tillSessionStates } from "../values"

const places = { business: unset(id), shop: unset(id) }

/** Any day of the week; today if left out. */
export const weekQuery = z.object({ ...places, day: unset(isoDate) })

const sums = {
  /** Of the Z readings, with VAT. */
  takings: z.int(),
  /** Of closed sessions, as far as the caller may see expected cash. */
  variance: z.int().optional(),
}
const weekSession = z.object({ id: z.int(), state: z.enum(tillSessionStates), ...sums })
const weekDay = z.object({ date: isoDate, sessions: z.array(weekSession), ...sums })
export const tillWeek = z.object({
  from: isoDate,
  to: isoDate,
  tills: z.array(
    z.object({
      ...{ till: z.int(), tillName: z.string(), shop: z.int(), shopName: z.string(), currency: z.string() },
      days: z.array(weekDay),
      ...sums,
    }),
  ),
  /** One for each currency. */
  totals: z.array(z.object({ currency: z.string(), days: z.array(z.object({ date: isoDate, ...sums })), ...sums })),
})
export type TillWeek = z.infer<typeof tillWeek>

/** The last 90 days if left out. */
export const variancesQuery = z.object({ ...places, till: unset(id), from: unset(isoDate), to: unset(isoDate) })
export type VariancesQuery = z.output<typeof variancesQuery>

const figure = { sessions: z.int(), variance: z.int() }
export const variances = z.object({
  from: isoDate,
  to: isoDate,
  /** One for each currency. */
  data: z.array(
    z.object({
      currency: z.string(),
      ...figure,
      /** The sums of money that was missing, negative, and of money that was too much. */
      short: z.int(),
      over: z.int(),
      /** `tolerance`: what the shops tolerate for that many sessions, up and down. */
      days: z.array(z.object({ date: isoDate, ...figure, tolerance: z.int() })),
      tills: z.array(z.object({ till: z.int(), tillName: z.string(), shopName: z.string(), ...figure })),
      /** By who closed the till. */
      people: z.array(z.object({ person: z.int().nullable(), name: z.string(), ...figure })),
      /** From Monday, 1 to 7. */
      weekdays: z.array(z.object({ weekday: z.int(), ...figure })),
    }),
  ),
})
export type Variances = z.infer<typeof variances>
export type VariancesOf = Variances["data"][number]

named({ TillWeek: tillWeek, TillVariances: variances })
