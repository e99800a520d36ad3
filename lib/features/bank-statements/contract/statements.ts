import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema/statements"
import { maxFileBytes } from "../values"

const changes = { calls: ["/api/v1/bank-", "/api/v1/businesses", "/api/v1/payments"] }
const refusals = {
  409: "The statement is there already: the same account, id and balances",
  422: "The file is no statement, opening and entries don’t make closing, or the account isn’t one of the caller’s businesses",
}

export const listBankStatements = endpoint({
  method: "GET",
  path: "/api/v1/bank-statements",
  summary: "Statements of bank accounts, the latest first",
  description: "`q` searches the bank’s own ids.",
  can: ["read", "BankStatement"],
  query: schema.statementListQuery,
  response: schema.statementList,
})

export const getBankStatement = endpoint({
  method: "GET",
  path: "/api/v1/bank-statements/{id}",
  summary: "A statement of a bank account",
  ...onRecord("read", "BankStatement"),
  params: schema.statementParams,
  response: schema.bankStatement,
})

export const addBankStatement = endpoint({
  method: "POST",
  path: "/api/v1/bank-statements",
  summary: "Import a camt.053 file; the body is the file",
  description:
    "ISO 20022 camt.053.001.02 or camt.053.001.08, at most 5 MB. The account is found by its IBAN; `account` names it if several businesses have it. A file with several statements is imported whole or not at all. Entries that the bank hasn’t booked yet are left out.",
  can: ["create", "BankStatement"],
  query: schema.importQuery,
  upload: { types: ["application/xml", "text/xml", "application/octet-stream"], maxBytes: maxFileBytes },
  response: schema.importedStatements,
  status: 201,
  changes,
  refusals,
})

export const importBankCsv = endpoint({
  method: "POST",
  path: "/api/v1/bank-statements/import-csv",
  summary: "Preview or import a bank’s CSV file",
  description:
    "The account remembers what its columns mean. Rows that are there already, with the same day, amount and texts, are left out.",
  can: ["create", "BankStatement"],
  on: { record: ["create", "BankStatement"] },
  body: schema.csvImportForm,
  response: schema.csvImport,
  changes,
  refusals,
})

export const listBankFigures = endpoint({
  method: "GET",
  path: "/api/v1/bank-figures",
  summary: "Bank accounts with their balances in the books and in the last statement, and their unmatched lines",
  can: ["read", "BankStatement"],
  query: schema.figuresQuery,
  response: schema.accountFigures,
})

export const getBankReconciliation = endpoint({
  method: "GET",
  path: "/api/v1/bank-reconciliations/{id}",
  summary: "The balance of a bank account by day, in the statements and in the books",
  description: "`id` is that of the bank account. Without `from` and `to`, the last 31 days with statements.",
  ...onRecord("read", "BankStatement"),
  params: schema.statementParams,
  query: schema.reconciliationQuery,
  response: schema.reconciliation,
})
