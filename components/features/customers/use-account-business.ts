import { useSearchParams } from "next/navigation"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { usePlaces } from "./use-places"

/**
 * The business whose account of a customer is shown: the one of the URL, the one they owe most, the one of their last movement
 * if they owe nothing, or the first. Undefined while that is unknown.
 */
export function useAccountBusiness({ id, balances }: Pick<Customer, "id" | "balances">) {
  const asked = Number(useSearchParams().get("business")) || undefined
  const mayRead = useAbility().can("read", "Iou")
  const [owed] = [...balances].sort((a, b) => b.balance - a.balance)
  const known = asked ?? owed?.business
  const isSettled = known === undefined && mayRead
  const query = { customer: id, perPage: 1 }
  const { data: last, error } = useQuery(endpoints.listIous, isSettled ? { query } : null)
  const { places } = usePlaces()
  const isUnknown = isSettled && !last && !error
  return { business: known ?? (isUnknown ? undefined : (last?.data[0]?.business ?? places[0]?.business)), places }
}
