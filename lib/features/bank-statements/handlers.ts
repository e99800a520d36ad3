import { randomUUID } from "node:crypto"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/statements"
import { importCsv } from "./service/csv/import"
import { importCamt } from "./service/import"
import * as read from "./service/read"
import { accountFigures, reconciliationOf } from "./service/reconcile"

export const listBankStatementsHandler = handler(contract.listBankStatements, ({ scope, principal, query }) =>
  read.listStatements(scope, principal, query),
)

export const getBankStatementHandler = handler(
  contract.getBankStatement,
  ({ scope, params }) => read.getStatement(scope, params.id),
  ({ scope, params }) => read.placeOfStatement(scope, params.id),
)

export const addBankStatementHandler = handler(
  contract.addBankStatement,
  ({ scope, principal, query, upload, idempotencyKey: key = randomUUID() }) =>
    importCamt({ scope, principal, key }, upload.content, query.account),
)

export const importBankCsvHandler = handler(
  contract.importBankCsv,
  ({ scope, principal, body, idempotencyKey: key = randomUUID() }) => importCsv({ scope, principal, key }, body),
  ({ scope, body }) => read.placeOfAccount(scope, body.account),
)

export const listBankFiguresHandler = handler(contract.listBankFigures, ({ scope, principal, query }) =>
  accountFigures(scope, principal, query.business),
)

export const getBankReconciliationHandler = handler(
  contract.getBankReconciliation,
  ({ scope, params, query }) => reconciliationOf(scope, params.id, query),
  ({ scope, params }) => read.placeOfAccount(scope, params.id),
)
