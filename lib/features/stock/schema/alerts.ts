import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { alertKinds, alertStates } from "../values"

export const stockAlert = z.object({
  /** Null for one that nobody has recorded yet: the next run of the job does. */
  id: z.int().nullable(),
  kind: z.enum(alertKinds),
  state: z.enum(alertStates),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  /** Products; of a closed one the most there were. */
  products: z.int(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
})
export type StockAlert = z.infer<typeof stockAlert>

export const alertListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  kind: unset(z.enum(alertKinds)),
  state: unset(z.enum(alertStates)),
})
export type AlertListQuery = z.output<typeof alertListQuery>
export const alertList = listOf(stockAlert)

named({ StockAlert: stockAlert })
