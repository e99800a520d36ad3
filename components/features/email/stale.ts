import * as endpoints from "@/lib/features/email/endpoints"

/** What every write makes stale. */
export const staleAfterWrite = [endpoints.listMailbox, endpoints.countEmails, endpoints.getEmail]
