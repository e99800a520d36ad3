import * as endpoints from "@/lib/features/email/endpoints"

/** Endpoints whose responses any write makes stale. */
export const staleAfterWrite = [endpoints.listMailbox, endpoints.countEmails, endpoints.getEmail]
