import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

const ofBusiness = { can: ["read", "Books"], on: { record: ["read", "Books"] }, params: schema.businessParams } as const

export const getTrialBalance = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/trial-balance",
  summary: "The balance of every account of a business",
  description: "At the end of the day `at`; now if left out. Amounts are in minor units, debits positive.",
  ...ofBusiness,
  query: schema.trialBalanceQuery,
  response: schema.trialBalance,
})

export const exportJournal = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/journal",
  summary: "The whole journal of a business as a file",
  description: "Account names end in the code: `Assets:1010`. Each entry has its hash.",
  ...ofBusiness,
  transaction: "none",
  exports: "journal",
  query: schema.journalQuery,
  response: "binary",
  mediaType: "text/*",
})

export const verifyBooks = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/verify",
  summary: "Check the books of a business",
  description:
    "Recomputes every hash and every balance. `broken` names the first place where a rule is not kept. Note `entries` and `hash` down elsewhere: whoever cuts off the end of the books can't make up another entry with that hash.",
  ...ofBusiness,
  transaction: "none",
  response: schema.proof,
})

export const addAccount = endpoint({
  method: "POST",
  path: "/api/v1/accounts",
  summary: "Open an account of a business",
  can: ["create", "Books"],
  on: "business",
  body: schema.accountForm,
  response: schema.ledgerAccount,
  status: 201,
  refusals: { 409: "Another account has the code" },
})

export const changeAccount = endpoint({
  method: "PATCH",
  path: "/api/v1/accounts/{id}",
  summary: "Rename or archive an account",
  can: ["update", "Books"],
  on: { record: ["update", "Books"] },
  params: schema.businessParams,
  body: schema.accountChanges,
  response: schema.ledgerAccount,
  refusals: { 409: "It is to be archived, but its balance is not zero" },
})

export const getStatement = endpoint({
  method: "GET",
  path: "/api/v1/accounts/{id}/statement",
  summary: "The postings of an account, newest first, with the balance after each",
  ...ofBusiness,
  query: schema.statementQuery,
  response: schema.statement,
})

export const listJournalEntries = endpoint({
  method: "GET",
  path: "/api/v1/journal-entries",
  summary: "Journal entries of a business, newest business date first",
  description: "`account` leaves those with a posting to it; `from` and `to` are days, included.",
  can: ["read", "Books"],
  on: "business",
  query: schema.entryQuery,
  response: schema.entryList,
})

export const getJournalEntry = endpoint({
  method: "GET",
  path: "/api/v1/journal-entries/{id}",
  summary: "A journal entry with its postings",
  can: ["read", "Books"],
  on: { record: ["read", "Books"] },
  params: schema.entryParams,
  response: schema.journalEntry,
})

const refusals = {
  409: "The month is closed (`period_locked`), cash would fall below zero (`insufficient_funds`), an account is archived (`account_archived`), or the entry is reversed (`already_reversed`, `reversal_of_reversal`)",
}

export const addJournalEntry = endpoint({
  method: "POST",
  path: "/api/v1/journal-entries",
  summary: "Post an entry by hand",
  description:
    "Accounts by their codes, debits positive, credits negative; they sum to zero. Postings to control accounts name a `party`. The Idempotency-Key is kept with the entry for ever.",
  can: ["create", "JournalEntry"],
  on: "business",
  body: schema.entryForm,
  response: schema.journalEntry,
  status: 201,
  refusals,
})

export const reverseJournalEntry = endpoint({
  method: "POST",
  path: "/api/v1/journal-entries/{id}/reverse",
  summary: "Reverse an entry: post its exact opposite",
  description:
    "At most once per entry, and never of a reversal. People of the shop without the right need the approval of somebody who has it: the 403 `approval_required` says what `POST /api/v1/approvals` takes, and its answer goes into the header `Approval`.",
  can: ["update", "JournalEntry"],
  on: { record: ["update", "JournalEntry"], approvedFor: ["read", "Shop"] },
  params: schema.entryParams,
  body: schema.reversalForm,
  response: schema.journalEntry,
  status: 201,
  refusals,
})

export const listPeriods = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/periods",
  summary: "The months of a business whose state was ever changed, newest first",
  description: "All others are open.",
  ...ofBusiness,
  response: schema.periodList,
})

const change = { params: schema.monthParams, response: schema.period, refusals: { 409: "It is in this state already" } }

export const closePeriod = endpoint({
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/close",
  summary: "Close a month to everyone but bookkeepers",
  can: ["update", "Period"],
  on: { record: ["update", "Period"] },
  ...change,
})

export const lockPeriod = endpoint({
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/lock",
  summary: "Lock a month for everyone",
  can: ["update", "Period"],
  on: { record: ["update", "Period"] },
  ...change,
})

export const unlockPeriod = endpoint({
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/unlock",
  summary: "Open a closed or locked month again",
  description: "For owners, with a confirmed sign-in and a reason.",
  can: ["delete", "Period"],
  on: { record: ["delete", "Period"] },
  confirmed: true,
  ...change,
  body: schema.unlockForm,
})
