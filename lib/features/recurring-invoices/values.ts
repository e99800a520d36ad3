/** active ⇄ paused → ended. */
export const recurringStates = ["active", "paused", "ended"] as const
export type RecurringState = (typeof recurringStates)[number]

/** What becomes of a generated invoice: a draft that somebody looks at, or one that is issued and mailed at once. */
export const recurringActs = ["draft", "send"] as const

/** How far an invoice got: `made` waits for its mail, `unsent` has nobody to send it to. */
export const runStates = ["made", "mailed", "unsent"] as const

export const recurringSorts = ["name", "nextOn", "total"] as const

/** The largest number of days that were missed, by a stopped server, and are made up for in one run. */
export const maxMissed = 12
