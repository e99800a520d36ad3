"use client"

import { useWatch } from "react-hook-form"
import { useQuery } from "@/lib/core/client/use-query"
import type { Billing } from "@/lib/features/billing/schema"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { Seller } from "@/lib/features/invoices/schema/parties"

interface InvoiceSeller {
  id: number
  name: string
  details: Seller
}
const none: InvoiceSeller[] = []

/** Returns the businesses that can issue invoices. */
export const useSellers = () => useQuery(endpoints.listInvoiceSellers).data?.sellers ?? none

/** Returns the issuer that is chosen in the form: a business, or else the given details. */
export function useTypedSeller(otherwise: Billing): Billing & Partial<Seller> {
  const chosen = useWatch({ name: "businessId" }) as string
  return useSellers().find(({ id }) => String(id) === chosen)?.details ?? otherwise
}
