"use client"

import { useSearchParams } from "next/navigation"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"

/** A person with their grants in a business. */
export interface StaffMember {
  id: number
  name: string
  grants: StaffGrant[]
}

const query = { perPage: maxPerPage }

/** The people of the business in the URL, its shops, and the businesses to choose from. */
export function useStaff() {
  const params = useSearchParams()
  const list = useQuery(businesses.listBusinesses, { query })
  const all = list.data?.data.filter(({ state }) => state !== "archived") ?? []
  const business = all.find(({ id }) => String(id) === params.get("business")) ?? all[0]
  const showsEnded = params.get("ended") === "1"
  const of = business && { query: { ...query, business: business.id } }
  const shops = useQuery(businesses.listBusinessShops, of ?? null)
  const grants = useQuery(endpoints.listStaffGrants, of ?? null)
  const people = new Map<number, StaffMember>()
  for (const grant of grants.data?.data ?? []) {
    if (grant.state === "ended" && !showsEnded) continue
    const member = people.get(grant.person) ?? { id: grant.person, name: grant.personName, grants: [] }
    people.set(grant.person, { ...member, grants: [...member.grants, grant] })
  }
  const asked = [list, shops, grants]
  return {
    businesses: all,
    business,
    showsEnded,
    shops: shops.data?.data.filter(({ state }) => state !== "archived") ?? [],
    grants: grants.data?.data ?? [],
    people: [...people.values()],
    isLoading: asked.some((one) => one.isLoading),
    isCut: (grants.data?.total ?? 0) > maxPerPage,
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
