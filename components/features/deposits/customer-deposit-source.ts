import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/deposits/endpoints"
import type { CustomerDepositQuery } from "@/lib/features/deposits/schema"
import { customerSorts } from "@/lib/features/deposits/values"

/** The source of the list of deposits held for customers, with its totals from the same endpoint. */
export const customerDepositSource: ListSource<CustomerDepositQuery> = {
  path: endpoints.listCustomerDeposits.path,
  rowsIn: "data",
  rules: { filters: { business: idFilter }, sortBy: customerSorts, perPage: 20, maxPerPage },
  sums: {
    path: endpoints.listCustomerDeposits.path,
    of: ({ sums }: { sums: { currency: string; balance: number }[] }) => sums,
  },
}
