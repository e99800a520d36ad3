import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { BatchListQuery, MandateListQuery } from "@/lib/features/payment-batches/schema"
import { batchKinds, batchSorts, batchStates, mandateStates } from "@/lib/features/payment-batches/values"

// The sources of the lists. Page and screen share them, so that both request the same URL.

const paging = { perPage: 20, maxPerPage }

export const batchSource: ListSource<BatchListQuery> = {
  path: endpoints.listPaymentBatches.path,
  rowsIn: "data",
  rules: { ...paging, filters: { kind: batchKinds, state: batchStates, business: idFilter }, sortBy: batchSorts },
}

export const mandateSource: ListSource<MandateListQuery> = {
  path: endpoints.listSepaMandates.path,
  rowsIn: "data",
  rules: { ...paging, filters: { state: mandateStates, business: idFilter, customer: idFilter }, sortBy: [] },
}

/** The mandates of one customer. No filter in the address replaces the customer. */
export const mandatesOfCustomer = (customer: number): ListSource<MandateListQuery> => ({
  ...mandateSource,
  rules: { ...mandateSource.rules, filters: { ...mandateSource.rules.filters, customer: [] } },
  fixed: { customer },
})
