import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/parts"
import * as parts from "../service/parts"
import * as shops from "../service/shops"

export const listTillsHandler = handler(contract.listTills, ({ scope, principal, query }) =>
  parts.listTills(scope, principal, query),
)
export const addTillHandler = handler(
  contract.addTill,
  ({ scope, body }) => parts.addTill(scope, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)
export const getTillHandler = handler(
  contract.getTill,
  ({ scope, params }) => parts.getTill(scope, params.id),
  ({ scope, params }) => parts.findPlace(scope, "till", params.id),
)
export const changeTillHandler = handler(
  contract.changeTill,
  ({ scope, params, body }) => parts.changeTill(scope, params.id, body),
  ({ scope, params }) => parts.findPlace(scope, "till", params.id),
)

export const listSafesHandler = handler(contract.listSafes, ({ scope, principal, query }) =>
  parts.listSafes(scope, principal, query),
)
export const addSafeHandler = handler(
  contract.addSafe,
  ({ scope, body }) => parts.addSafe(scope, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)
export const getSafeHandler = handler(
  contract.getSafe,
  ({ scope, params }) => parts.getSafe(scope, params.id),
  ({ scope, params }) => parts.findPlace(scope, "safe", params.id),
)
export const changeSafeHandler = handler(
  contract.changeSafe,
  ({ scope, params, body }) => parts.changeSafe(scope, params.id, body),
  ({ scope, params }) => parts.findPlace(scope, "safe", params.id),
)

export const listBankAccountsHandler = handler(contract.listBankAccounts, ({ scope, principal, query }) =>
  parts.listAccounts(scope, principal, query),
)
export const addBankAccountHandler = handler(contract.addBankAccount, ({ scope, body }) =>
  parts.addAccount(scope, body),
)
export const getBankAccountHandler = handler(
  contract.getBankAccount,
  ({ scope, params }) => parts.getAccount(scope, params.id),
  ({ scope, params }) => parts.findPlace(scope, "bank-account", params.id),
)
export const changeBankAccountHandler = handler(
  contract.changeBankAccount,
  ({ scope, params, body }) => parts.changeAccount(scope, params.id, body),
  ({ scope, params }) => parts.findPlace(scope, "bank-account", params.id),
)
