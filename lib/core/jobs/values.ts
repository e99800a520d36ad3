/**
 * The states of a job. `running` has a lease: when it expires, another process may take the job. `dead` means that every
 * attempt failed; an operator can retry it.
 */
export const jobStates = ["pending", "running", "done", "dead"] as const
export type JobState = (typeof jobStates)[number]

/** Max jobs that one process runs at the same time. */
export const maxParallel = 4
/** How long a process holds the lease of a job. It renews the lease while the job runs. */
export const leaseSeconds = 60
/** Attempts of a job that doesn't say otherwise. */
export const defaultAttempts = 8
/** The longest time between two looks for due jobs; it covers messages that were lost. */
export const lookSeconds = 15
/** How long finished and dead jobs are kept. */
export const doneDays = 3
export const deadDays = 30
