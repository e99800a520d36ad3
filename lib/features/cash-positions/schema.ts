import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

export const cashPosition = z.object({
  currency: z.string(),
  tills: z.int(),
  dropPending: z.int(),
  safes: z.int(),
  /** Cash in bags on their way to the bank, without the discrepancies. */
  inTransit: z.int(),
  /** Amounts that the bank credited short, until somebody resolves them. */
  discrepancies: z.int(),
  /** Null for callers who may not read the books, and for a single shop. */
  bank: z.int().nullable(),
  /** The sum of the other amounts. */
  total: z.int(),
})
export type CashPosition = z.infer<typeof cashPosition>

export const cashPositionQuery = z.object({ business: unset(id), shop: unset(id) })
export type CashPositionQuery = z.output<typeof cashPositionQuery>
export const cashPositions = z.object({ data: z.array(cashPosition) })

named({ CashPosition: cashPosition })
