import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { accountClasses, accountRoles } from "../values/roles"

export const ledgerAccount = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  class: z.enum(accountClasses),
  role: z.enum(accountRoles),
  mayGoBelowZero: z.boolean(),
  isArchived: z.boolean(),
})
named({ LedgerAccount: ledgerAccount })
export type LedgerAccount = z.output<typeof ledgerAccount>
