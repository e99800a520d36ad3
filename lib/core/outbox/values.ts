/**
 * Where a mail is. `sending` holds a lease: when it runs out, another process may take the mail. `logged` means that
 * there was no mail server, so the mail is in the log and went nowhere.
 */
export const mailStates = ["queued", "sending", "sent", "failed", "cancelled", "logged"] as const
export type MailState = (typeof mailStates)[number]

/** What a mail belongs to; `recordId` of a row is the id of that record, where there is one. */
export const mailKinds = ["account", "email", "invoice", "digest", "notice"] as const
export type MailKind = (typeof mailKinds)[number]

/** Maximum bytes of all attachments of one mail. */
export const maxAttachedBytes = 25_000_000

/** Deliveries in flight at once in one process. */
export const maxParallel = 4
/** How long a process has a mail to itself; it renews the lease while it is sending. */
export const leaseSeconds = 60
/** After this many attempts, about a day, a mail is given up. */
export const maxAttempts = 14

/** What a mail server answered, to be quoted; null where `error` is a code of our own and none was reached. */
export const serverReply = (error: string | null): string | null =>
  error === null || /^E[A-Z]+( \d+)?$/.test(error) ? null : error
