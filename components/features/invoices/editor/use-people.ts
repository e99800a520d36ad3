"use client"

import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { Salesperson } from "@/lib/features/invoices/schema/parties"

const nobody: Salesperson[] = []

/** Returns the users who can be an invoice's salesperson. */
export const useSalespeople = () => useQuery(endpoints.listSalespeople).data?.people ?? nobody
