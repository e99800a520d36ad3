import * as endpoints from "@/lib/features/businesses/endpoints"

/** Everything that shows businesses or what belongs to them. */
export const staleAfterWrite = [
  endpoints.listBusinesses,
  endpoints.listShopChoices,
  endpoints.listBusinessFigures,
  endpoints.listBusinessShops,
  endpoints.listTills,
  endpoints.listSafes,
  endpoints.listBankAccounts,
]
