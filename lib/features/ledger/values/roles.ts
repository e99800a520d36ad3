/** The classes of accounts, in the order of a trial balance. */
export const accountClasses = ["asset", "liability", "equity", "income", "expense"] as const
export type AccountClass = (typeof accountClasses)[number]

/** The roles of accounts. Screens and recipes name an account by its role, never by its code. */
export const accountRoles = [
  "till",
  "safe",
  "drop_pending",
  "cash_in_transit",
  "bank",
  "card_clearing",
  "iou_control",
  "trade_debtors",
  "vouchers",
  "supplier_control",
  "customer_deposits",
  "stock",
  "vat_output",
  "vat_input",
  "sales",
  "cogs",
  "wastage",
  "shrinkage",
  "over_short",
  "cash_rounding",
  "expense",
  "bank_charges",
  "bad_debt",
  "agency_payable",
  "capital",
  "drawings",
  "opening",
] as const
export type AccountRole = (typeof accountRoles)[number]

/** Accounts of cash. They never fall below zero: nobody can take more out of a drawer than is in it. */
export const cashRoles = ["till", "safe", "drop_pending", "cash_in_transit"] as const satisfies readonly AccountRole[]

/** Control accounts. Each of their postings names the party, so that the account is the sum of its parties. */
export const controlRoles = [
  "iou_control",
  "trade_debtors",
  "supplier_control",
  "customer_deposits",
] as const satisfies readonly AccountRole[]

/** The states of a month of a business: it allows every entry, those of bookkeepers, or none. */
export const periodStates = ["open", "soft-closed", "locked"] as const
export type PeriodState = (typeof periodStates)[number]

/** The longest texts that an entry may have. */
export const maxMemo = 500
export const maxReason = 500
/** More lines than any recipe makes. */
export const maxLines = 200

/** The rules that the books keep, in the order in which they are checked. */
export const bookChecks = [
  "entries-balance",
  "chain-unbroken",
  "numbers-gapless",
  "cash-not-negative",
  "balances-match",
  "parties-named",
  "locked-months-untouched",
  "reversals-exact",
  "stock-ties",
] as const
export type BookCheck = (typeof bookChecks)[number]
