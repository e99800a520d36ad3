/** The files in which the journal can be had. */
export const journalFormatNames = ["csv", "hledger", "ledger", "beancount"] as const
export type JournalFormatName = (typeof journalFormatNames)[number]
