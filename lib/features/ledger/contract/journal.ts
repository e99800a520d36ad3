import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"
import { ledgerAccount } from "../schema/account"
import * as entries from "../schema/entries"

const ofBusiness = { can: ["read", "Books"], on: { record: ["read", "Books"] }, params: schema.businessParams } as const

/** The endpoints that show balances. */
const balances = ["/api/v1/accounts", "/api/v1/businesses"]

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
  description:
    "Account names end in the code: `Assets:1010`. Each entry has its hash. With `chart`, codes are those of SKR03 or PCG; further accounts with the same one end in a number: `1000-2`.",
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
    "Recomputes every hash and every balance. `broken` names the first place where a rule is not kept. Note `entries` and `hash` down elsewhere: somebody who cuts off the end of the books can't make up another entry with that hash.",
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
  response: ledgerAccount,
  status: 201,
  changes: { calls: balances },
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
  response: ledgerAccount,
  changes: { calls: balances },
  refusals: { 409: "It is to be archived, but its balance is not zero" },
})

export const getStatement = endpoint({
  method: "GET",
  path: "/api/v1/accounts/{id}/statement",
  summary: "The postings of an account, newest first, with the balance after each",
  description: "`from` and `to` are days, included. `opening` and `closing` are the balances around them.",
  ...ofBusiness,
  query: entries.statementQuery,
  response: entries.statement,
})

export const listJournalEntries = endpoint({
  method: "GET",
  path: "/api/v1/journal-entries",
  summary: "Journal entries of a business, newest business date first",
  description:
    "`account` leaves those with a posting to it; `from` and `to` are days, included. `q` searches the memo, or is a number: `17`, `2026/17`.",
  can: ["read", "Books"],
  on: "business",
  query: entries.entryQuery,
  response: entries.entryList,
})

export const sumJournalEntries = endpoint({
  method: "GET",
  path: "/api/v1/journal-entries/totals",
  summary: "How many journal entries match, and what they move",
  description: "Takes the filters of the list. One record per currency; none without entries.",
  can: ["read", "Books"],
  on: "business",
  query: entries.totalsQuery,
  response: entries.entryTotals,
})

export const getJournalEntry = endpoint({
  method: "GET",
  path: "/api/v1/journal-entries/{id}",
  summary: "A journal entry with its postings, its neighbours in the chain, and its reversal",
  can: ["read", "Books"],
  on: { record: ["read", "Books"] },
  params: entries.entryParams,
  response: entries.entryRecord,
})

const entryChanges = { calls: ["/api/v1/journal-entries", ...balances] }

const refusals = {
  409: "The month is closed (`period_locked`), cash would fall below zero (`insufficient_funds`), an account is archived (`account_archived`), or the entry is reversed (`already_reversed`, `reversal_of_reversal`)",
}

export const addJournalEntry = endpoint({
  method: "POST",
  path: "/api/v1/journal-entries",
  summary: "Post an entry by hand",
  description:
    "Accounts by their codes, debits positive, credits negative; they sum to zero. Postings to control accounts name a `party`. The Idempotency-Key is stored with the entry permanently.",
  can: ["create", "JournalEntry"],
  on: "business",
  body: entries.entryForm,
  response: entries.journalEntry,
  status: 201,
  changes: entryChanges,
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
  params: entries.entryParams,
  body: entries.reversalForm,
  response: entries.journalEntry,
  status: 201,
  changes: entryChanges,
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
