"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import * as datatablesEndpoints from "@/lib/features/datatables/endpoints"
import { employeeOf } from "./employee"

/** All employees of the demo tables; `rows` is undefined while they load. */
export function useEmployees() {
  const { data, error, isValidating, mutate } = useQuery(datatablesEndpoints.allEmployees)
  const rows = useMemo(() => data?.map(employeeOf), [data])
  return { rows, error: data ? undefined : error, isBusy: isValidating, retry: () => void mutate() }
}
