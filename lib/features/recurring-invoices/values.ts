/** active ⇄ paused → ended. */
export const recurringStates = ["active", "paused", "ended"] as const
export type RecurringState = (typeof recurringStates)[number]

/** The handling of a generated invoice: a draft for somebody to review, or issued and mailed at once. */
export const recurringActs = ["draft", "send"] as const

/** The progress of an issued invoice: `made` waits for its mail, `unsent` has no recipient, or was voided first. */
export const runStates = ["made", "mailed", "unsent"] as const

export const recurringSorts = ["name", "nextOn", "total"] as const

/** The maximum number of days missed by a stopped server that one run makes up for. */
export const maxMissed = 12
