"use client"

import { call } from "@/lib/core/client/call"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import { fold } from "@/lib/core/text"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"

const queryOf = (q: string) => ({ q, perPage: 6 }) as const

/** The customers with exactly this name, whatever its case and accents. */
const namesakes = (found: Customer[], name: string): Customer[] =>
  found.filter((customer) => fold(customer.name) === fold(name.trim()))

/** The customers whose name matches a typed one. */
export function useKnown(text: string) {
  const typed = text.trim()
  const q = useDebounced(typed, 150)
  const { data } = useQuery(endpoints.listCustomers, q === "" ? null : { query: queryOf(q) })
  const found = q === "" ? [] : (data?.data ?? [])
  const isCurrent = q === typed && (q === "" || data !== undefined)
  return { found, isCurrent, same: isCurrent ? namesakes(found, typed) : [] }
}

/** Those with this name at the moment of saving, for who types faster than the search answers. */
export async function findKnown(name: string): Promise<Customer[]> {
  const { data } = await call(endpoints.listCustomers, { query: queryOf(name.trim()) })
  return namesakes(data, name)
}
