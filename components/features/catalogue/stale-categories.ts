import * as endpoints from "@/lib/features/catalogue/endpoints"

/** Everything that shows categories. */
export const staleCategories = [endpoints.listCategories, endpoints.getCategory]
