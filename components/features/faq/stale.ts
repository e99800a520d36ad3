import * as endpoints from "@/lib/features/faq/endpoints"

/** What a change of the questions makes stale. */
export const staleAfterWrite = [endpoints.listFaqCategories, { path: "/faq/data" }]
