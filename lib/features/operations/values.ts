/** The fields that the list of jobs can be sorted by. */
export const jobSorts = ["runAt", "createdAt", "name"] as const

/** Jobs that a request or another job added, or those that run at fixed times. */
export const jobKinds = ["added", "scheduled"] as const
