import { maxPerPage } from "@/lib/core/http/endpoint"

/** The offers of the timeline: those that begin last. Page and screen ask the same. */
export const timelineQuery = (shop: number | undefined) => ({
  ...(shop !== undefined && { shop }),
  ...({ sortBy: "from", order: "desc", perPage: maxPerPage } as const),
})
