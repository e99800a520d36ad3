"use client"

import { useSearchParams } from "next/navigation"
import { dayFilter } from "@/lib/core/client/filter-parsers"
import { shiftDay } from "@/lib/core/i18n/day-text"
import type { Customer } from "@/lib/features/customers/schema"
import { useAccountBusiness } from "./use-account-business"

const today = () => new Date().toISOString().slice(0, 10)

/** The business and period of a statement, from the URL: that of their account and the last 90 days if it names none. */
export function useStatementQuery(customer: Customer) {
  const params = useSearchParams()
  const { business, places } = useAccountBusiness(customer)
  const to = dayFilter(params.get("to") ?? "") ?? today()
  const given = dayFilter(params.get("from") ?? "") ?? shiftDay(to, -90)
  const from = given > to ? to : given
  return { query: business === undefined ? undefined : { business, from, to }, places }
}
export type StatementPeriod = NonNullable<ReturnType<typeof useStatementQuery>["query"]>
