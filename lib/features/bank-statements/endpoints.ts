// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as lines from "./contract/lines"
import type * as rules from "./contract/rules"
import type * as statements from "./contract/statements"

export const getBankLine: EndpointReference<typeof lines.getBankLine> = {
  method: "GET",
  path: "/api/v1/bank-lines/{id}",
}
export const listBankLines: EndpointReference<typeof lines.listBankLines> = {
  method: "GET",
  path: "/api/v1/bank-lines",
}
export const listBankSuggestions: EndpointReference<typeof lines.listBankSuggestions> = {
  method: "GET",
  path: "/api/v1/bank-lines/{id}/suggestions",
}
export const matchBankLine: EndpointReference<typeof lines.matchBankLine> = {
  method: "POST",
  path: "/api/v1/bank-lines/{id}/match",
}
export const unmatchBankLine: EndpointReference<typeof lines.unmatchBankLine> = {
  method: "POST",
  path: "/api/v1/bank-lines/{id}/unmatch",
}
export const addBankRule: EndpointReference<typeof rules.addBankRule> = { method: "POST", path: "/api/v1/bank-rules" }
export const changeBankRule: EndpointReference<typeof rules.changeBankRule> = {
  method: "PATCH",
  path: "/api/v1/bank-rules/{id}",
}
export const getBankRule: EndpointReference<typeof rules.getBankRule> = {
  method: "GET",
  path: "/api/v1/bank-rules/{id}",
}
export const listBankRules: EndpointReference<typeof rules.listBankRules> = {
  method: "GET",
  path: "/api/v1/bank-rules",
}
export const addBankStatement: EndpointReference<typeof statements.addBankStatement> = {
  method: "POST",
  path: "/api/v1/bank-statements",
}
export const getBankReconciliation: EndpointReference<typeof statements.getBankReconciliation> = {
  method: "GET",
  path: "/api/v1/bank-reconciliations/{id}",
}
export const getBankStatement: EndpointReference<typeof statements.getBankStatement> = {
  method: "GET",
  path: "/api/v1/bank-statements/{id}",
}
export const importBankCsv: EndpointReference<typeof statements.importBankCsv> = {
  method: "POST",
  path: "/api/v1/bank-statements/import-csv",
}
export const listBankFigures: EndpointReference<typeof statements.listBankFigures> = {
  method: "GET",
  path: "/api/v1/bank-figures",
}
export const listBankStatements: EndpointReference<typeof statements.listBankStatements> = {
  method: "GET",
  path: "/api/v1/bank-statements",
}
