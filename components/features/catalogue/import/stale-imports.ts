import * as endpoints from "@/lib/features/catalogue/endpoints"
import { staleCatalogue } from "../stale-catalogue"

/** Everything that shows what an import did. */
export const staleImports = [endpoints.listProductImports, endpoints.getPriceSheet, ...staleCatalogue]
