/** proposed → active ⇄ paused → ended; a change of its terms puts an active one back to proposed. */
export const debitStates = ["proposed", "active", "paused", "ended"] as const
export type DebitState = (typeof debitStates)[number]

/** The purpose of the payments, for lists and icons. */
export const debitKinds = ["rent", "energy", "supplier", "lottery", "insurance", "telecom", "tax", "other"] as const

/** The purposes of a collection: an expense, or bills of a supplier that are in the books already. */
export const debitPurposes = ["expense", "supplier"] as const

/** A day of a schedule, as YYYY-MM-DD. */
export interface ScheduledDay {
  /** The day according to the rule, which identifies the occurrence. */
  nominalOn: string
  /** The working day on which it is collected. */
  dueOn: string
}

/** due → collected → failed, or due → failed or skipped. */
export const occurrenceStates = ["due", "collected", "failed", "skipped"] as const
export type OccurrenceState = (typeof occurrenceStates)[number]

export const debitSorts = ["creditor", "amount"] as const
export const occurrenceSorts = ["dueOn", "amount"] as const

/** Days ahead for which occurrences are stored, so that somebody can answer them. */
export const horizonDays = 45
/** The number of days that a forecast covers. */
export const forecastDays = 90
/** The maximum number of days by which a mandate can start in the past. */
export const maxDaysBack = 31
