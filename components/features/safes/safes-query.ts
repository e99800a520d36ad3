import { maxPerPage } from "@/lib/core/http/endpoint"

/** The query of the safes that page and screen ask for. */
export const safesQuery = { perPage: maxPerPage, state: "active" } as const
