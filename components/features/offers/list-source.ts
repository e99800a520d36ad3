import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/offers/endpoints"
import type { OfferListQuery } from "@/lib/features/offers/schema"
import { offerSorts, offerStates, rewardKinds } from "@/lib/features/offers/values"

/** The source of the list of offers, of all shops or one. Page and screen share it. */
export const offerListSource = (shop: number | undefined): ListSource<OfferListQuery> => ({
  path: endpoints.listOffers.path,
  rowsIn: "data",
  rules: {
    filters: { state: offerStates, kind: rewardKinds, business: idFilter, shop: [] },
    sortBy: offerSorts,
    perPage: 20,
    maxPerPage,
  },
  ...(shop !== undefined && { fixed: { shop } }),
})
