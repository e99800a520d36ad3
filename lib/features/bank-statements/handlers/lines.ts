import { randomUUID } from "node:crypto"
import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/lines"
import { suggestionsFor } from "../service/match/candidates"
import { match, unmatch } from "../service/match/match"
import * as read from "../service/read"

export const listBankLinesHandler = handler(contract.listBankLines, ({ scope, principal, query }) =>
  read.listLines(scope, principal, query),
)

export const getBankLineHandler = handler(
  contract.getBankLine,
  ({ scope, params }) => read.getLine(scope, params.id),
  ({ scope, params }) => read.placeOfLine(scope, params.id),
)

export const listBankSuggestionsHandler = handler(
  contract.listBankSuggestions,
  ({ scope, principal, params }) => suggestionsFor(scope, principal, params.id),
  ({ scope, params }) => read.placeOfLine(scope, params.id),
)

export const matchBankLineHandler = handler(
  contract.matchBankLine,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    match(scope, { principal, id: params.id, key }, body.parts),
  ({ scope, params }) => read.placeOfLine(scope, params.id),
)

export const unmatchBankLineHandler = handler(
  contract.unmatchBankLine,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    unmatch(scope, { principal, id: params.id, key }, body.reason),
  ({ scope, params }) => read.placeOfLine(scope, params.id),
)
