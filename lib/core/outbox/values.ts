/**
 * The states of an email. `sending` has a lease: when it expires, another process may take the email. `logged` means that
 * no mail server was configured, so the email was only written to the log.
 */
export const mailStates = ["queued", "sending", "sent", "failed", "cancelled", "logged"] as const
export type MailState = (typeof mailStates)[number]

/** The kind of record that an email belongs to. A row's `recordId` is the id of that record, if there is one. */
export const mailKinds = [
  "account",
  "email",
  "invoice",
  "digest",
  "notice",
  "order",
  "invitation",
  "statement",
] as const
export type MailKind = (typeof mailKinds)[number]

/** Maximum bytes of all attachments of one mail. */
export const maxAttachedBytes = 25_000_000

/** The job that delivers due emails. */
export const deliveryJob = "deliver-mail"

/** Max concurrent deliveries in one process. */
export const maxParallel = 4
/** How long a process holds the lease of an email. It renews the lease while it is sending. */
export const leaseSeconds = 60
/** After this many attempts, which take about a day, an email has failed. */
export const maxAttempts = 14

/** The mail server's reply, for quoting it; null if `error` is one of our codes. */
export const serverReply = (error: string | null): string | null =>
  error === null || /^E[A-Z]+( \d+)?$/.test(error) ? null : error
