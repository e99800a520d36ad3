"use client"

import { useMemo } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"

/** The chart of accounts of a business, from its trial balance now. */
export function useAccounts(business: number) {
  const { data, error, isLoading, mutate } = useQuery(endpoints.getTrialBalance, { params: { id: business } })
  return useMemo(() => {
    const accounts = data?.data ?? []
    const names = new Map(accounts.map(({ code, name }) => [code, name]))
    return { accounts, nameOf: (code: string) => names.get(code) ?? "", error, isLoading, mutate }
  }, [data, error, isLoading, mutate])
}
