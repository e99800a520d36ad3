import type { ListSource } from "@/components/list/types"
import { codeFilter, dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { filtersOf } from "@/lib/core/client/list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountListQuery } from "@/lib/features/payments/schema/account"
import type { PaymentListQuery, PaymentTotals } from "@/lib/features/payments/schema/register"
import {
  accountSorts,
  accountStates,
  partyKinds,
  paymentDirections,
  paymentKinds,
  paymentMethods,
  paymentSorts,
  paymentStates,
} from "@/lib/features/payments/values"

// The sources of the lists. Page and screen share them, so that both request the same URL.

const paging = { perPage: 20, maxPerPage }

export const registerSource: ListSource<PaymentListQuery> = {
  path: endpoints.listPayments.path,
  rowsIn: "data",
  rules: {
    ...paging,
    filters: {
      direction: paymentDirections,
      kind: paymentKinds,
      method: paymentMethods,
      state: paymentStates,
      business: idFilter,
      shop: [],
      party: (text) => (/^(customer|supplier):[\w-]{1,40}$/.test(text) ? codeFilter(text) : undefined),
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: paymentSorts,
  },
  sums: { path: endpoints.sumPayments.path, of: ({ data }: PaymentTotals) => data },
}

export const ofShop = (shop: number | undefined) => (shop === undefined ? {} : { shop })

/** The query of the totals for that of a list: its filters without order and page. */
export const totalsQuery = (shop: number | undefined, query: Partial<PaymentListQuery>) => ({
  ...ofShop(shop),
  ...filtersOf(query),
})

export const accountSource: ListSource<AccountListQuery> = {
  path: endpoints.listAccountPayments.path,
  rowsIn: "data",
  rules: {
    ...paging,
    filters: { state: accountStates, partyKind: partyKinds, business: idFilter, party: idFilter, shop: [] },
    sortBy: accountSorts,
  },
}
