import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { exceptionKinds, exceptionSorts, exceptionStates } from "./values"

export const cashException = z.object({
  id: z.int(),
  kind: z.enum(exceptionKinds),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  /** The id of the drop, bag, till session or till; for a safe, of its shop. */
  subject: z.int(),
  /** The number of the envelope or bag, or the name of the till or shop. */
  name: z.string(),
  amount: z.int().nullable(),
  currency: z.string(),
  since: z.iso.datetime(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The id of its task in the to-do app. */
  task: z.int().nullable(),
})
export type CashException = z.infer<typeof cashException>

export const exceptionListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  kind: unset(z.enum(exceptionKinds)),
  state: unset(z.enum(exceptionStates)),
  sortBy: unset(z.enum(exceptionSorts)),
})
export type ExceptionListQuery = z.output<typeof exceptionListQuery>
export const exceptionList = listOf(cashException)

named({ CashException: cashException })
