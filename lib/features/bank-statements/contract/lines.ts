import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema/lines"

const changes = {
  calls: [
    "/api/v1/bank-",
    "/api/v1/businesses",
    "/api/v1/deposits",
    "/api/v1/direct-debit-occurrences",
    "/api/v1/journal-entries",
    "/api/v1/payments",
    "/api/v1/supplier-bills",
  ],
}
const params = schema.lineParams
const refusals = {
  409: "Nothing of the line is open, the record has changed, or the month is closed (`period_locked`)",
  422: "The parts don’t make the unmatched amount, or one doesn’t fit the line",
}

export const listBankLines = endpoint({
  method: "GET",
  path: "/api/v1/bank-lines",
  summary: "Lines of bank statements, the latest first",
  description: "`q` searches names, texts and references.",
  can: ["read", "BankStatement"],
  query: schema.lineListQuery,
  response: schema.lineList,
})

export const getBankLine = endpoint({
  method: "GET",
  path: "/api/v1/bank-lines/{id}",
  summary: "A line with the payments that the bank booked in it, and what it is matched with",
  ...onRecord("read", "BankStatement"),
  params,
  response: schema.bankLineRecord,
})

export const listBankSuggestions = endpoint({
  method: "GET",
  path: "/api/v1/bank-lines/{id}/suggestions",
  summary: "Suggested matches for a line, with a score and reasons, the best first",
  ...onRecord("read", "BankStatement"),
  params,
  response: schema.suggestions,
})

export const matchBankLine = endpoint({
  method: "POST",
  path: "/api/v1/bank-lines/{id}/match",
  summary: "Match a line with what it is; what isn’t in the books yet is posted",
  description:
    "`entry` links an entry that is in the books. `bag` credits a bag, `card-settlement` and `account` post a new entry. Several parts split the line.",
  ...onRecord("update", "BankStatement"),
  params,
  body: schema.matchForm,
  response: schema.bankLineRecord,
  changes,
  refusals,
})

export const unmatchBankLine = endpoint({
  method: "POST",
  path: "/api/v1/bank-lines/{id}/unmatch",
  summary: "Open a line again; entries that matching has posted are reversed",
  ...onRecord("update", "BankStatement"),
  params,
  body: schema.unmatchForm,
  response: schema.bankLineRecord,
  changes,
  refusals: { 409: "The line isn’t matched, or what follows from it can’t be undone" },
})
