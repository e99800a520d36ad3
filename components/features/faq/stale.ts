import * as endpoints from "@/lib/features/faq/endpoints"

/** Endpoints whose responses a change of the questions makes stale. */
export const staleAfterWrite = [endpoints.listFaqCategories, { path: "/faq/data" }]
