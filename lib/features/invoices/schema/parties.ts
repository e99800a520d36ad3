import * as z from "zod"
import { billing } from "@/lib/features/billing/schema"
import { listedClient } from "@/lib/features/clients/schema"

export const salesperson = z.object({ id: z.int(), fullName: z.string() })
export type Salesperson = z.infer<typeof salesperson>

/** The people and companies on an invoice. */
export const parties = z.object({ client: listedClient, billing, salesperson: salesperson.nullable() })
export type Parties = z.infer<typeof parties>
