"use client"

import { useQuery } from "@/lib/core/client/use-query"
import type { listSalespeople } from "@/lib/features/invoices/contract/read"
import type { Salesperson } from "@/lib/features/invoices/schema/shown"
import { calls } from "../calls"

const nobody: Salesperson[] = []

/** Whom an invoice can name as the one who sells. */
export const usePeople = () => useQuery<typeof listSalespeople>(calls.listSalespeople).data?.people ?? nobody
