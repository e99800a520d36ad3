import type { Scope } from "@/lib/core/db/types"
import { hasOpenAt } from "../store/open"

type Places = "shop" | "till" | "safe" | "bankAccount"

/** Whether a till is open, of a business or of one of its shops or tills. */
export const hasOpenSession = (
  scope: Scope,
  { business, shop, till, safe, bankAccount }: { business: number } & Partial<Record<Places, number>>,
): Promise<boolean> =>
  safe === undefined && bankAccount === undefined ? hasOpenAt(scope, { business, shop, till }) : Promise.resolve(false)
