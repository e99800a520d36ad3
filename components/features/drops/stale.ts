import * as endpoints from "@/lib/features/drops/endpoints"

/** What a drop changes. */
export const staleAfterDrop = [endpoints.listDrops]
