"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import type { allEmployees } from "@/lib/features/datatables/contract"
import { calls, employeeOf } from "./employee"

/** Everyone of the demo tables; `rows` is nothing while they are on their way. */
export function useEmployees() {
  const { data, error, isValidating, mutate } = useQuery<typeof allEmployees>(calls.allEmployees)
  const rows = useMemo(() => data?.map(employeeOf), [data])
  return { rows, error: data ? undefined : error, isBusy: isValidating, retry: () => void mutate() }
}
