import * as endpoints from "@/lib/features/catalogue/endpoints"
import { staleCatalogue } from "../stale-catalogue"

/** Everything that shows prices of many products. */
export const stalePrices = [...staleCatalogue, endpoints.getPriceSheet, endpoints.listPriceChanges]
