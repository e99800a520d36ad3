import * as endpoints from "@/lib/features/drops/endpoints"

/** Endpoints whose responses a drop makes stale. */
export const staleAfterDrop = [endpoints.listDrops]
