import type { CallOutput } from "@/lib/core/http/endpoint"
import type { listBusinesses } from "@/lib/features/businesses/contract/businesses"
import type { Business } from "@/lib/features/businesses/schema/businesses"

/** The request that tells whether the workspace has no more than the draft that it began with. */
export const oldest = { query: { sortBy: "createdAt" as const, perPage: 2 } }

/** The only business of the workspace, while it is a draft. */
export function onlyDraft(answer: CallOutput<typeof listBusinesses> | undefined): Business | undefined {
  const [first] = answer?.data ?? []
  return answer?.total === 1 && first?.state === "draft" ? first : undefined
}
