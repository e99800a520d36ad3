import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import { recordParams as params } from "../schema/fields"
import * as schema from "../schema/parts"

const refusals = { 409: "Somebody has changed it since `version`: see `current`; or there is money in it" }
const byName = "Sorted by name. `q` searches the name."
/** Limits of a safe are not for those who must count without knowing the sum. */
const seesCash = ["read", "ExpectedCash"] as const
const fields = { insuredLimit: seesCash, changeFund: seesCash }

export const listTills = endpoint({
  method: "GET",
  path: "/api/v1/tills",
  summary: "Tills of the shops that the caller may see",
  description: byName,
  can: ["read", "Shop"],
  query: schema.partListQuery,
  response: schema.tillList,
})
export const addTill = endpoint({
  method: "POST",
  path: "/api/v1/tills",
  summary: "Add a till to a shop",
  ...onRecord("update", "Shop"),
  body: schema.tillForm,
  response: schema.till,
  status: 201,
})
export const getTill = endpoint({
  method: "GET",
  path: "/api/v1/tills/{id}",
  summary: "A till",
  ...onRecord("read", "Shop"),
  params,
  response: schema.till,
})
export const changeTill = endpoint({
  method: "PATCH",
  path: "/api/v1/tills/{id}",
  summary: "Rename a till, archive it or bring it back",
  ...onRecord("update", "Shop"),
  params,
  body: schema.tillChanges,
  response: schema.till,
  refusals,
})

export const listSafes = endpoint({
  method: "GET",
  path: "/api/v1/safes",
  summary: "Safes of the shops that the caller may see",
  description: `${byName} Callers who may not see expected cash get no limits.`,
  can: ["read", "Safe"],
  fields: { "data.insuredLimit": seesCash, "data.changeFund": seesCash },
  query: schema.partListQuery,
  response: schema.safeList,
})
export const addSafe = endpoint({
  method: "POST",
  path: "/api/v1/safes",
  summary: "Add a safe to a shop that has none",
  ...onRecord("update", "Safe"),
  fields,
  body: schema.safeForm,
  response: schema.safe,
  status: 201,
  refusals: { 409: "The shop has a safe already" },
})
export const getSafe = endpoint({
  method: "GET",
  path: "/api/v1/safes/{id}",
  summary: "A safe",
  ...onRecord("read", "Safe"),
  fields,
  params,
  response: schema.safe,
})
export const changeSafe = endpoint({
  method: "PATCH",
  path: "/api/v1/safes/{id}",
  summary: "Change a safe, archive it or bring it back; merges the given fields",
  ...onRecord("update", "Safe"),
  fields,
  params,
  body: schema.safeChanges,
  response: schema.safe,
  refusals,
})

export const listBankAccounts = endpoint({
  method: "GET",
  path: "/api/v1/bank-accounts",
  summary: "Bank accounts of the businesses that the caller may see",
  description: "Sorted by name. `q` searches name and IBAN.",
  can: ["read", "BankAccount"],
  query: schema.bankAccountListQuery,
  response: schema.bankAccountList,
})
export const addBankAccount = endpoint({
  method: "POST",
  path: "/api/v1/bank-accounts",
  summary: "Add a bank account to a business",
  can: ["create", "BankAccount"],
  on: "business",
  body: schema.bankAccountForm,
  response: schema.bankAccount,
  status: 201,
  refusals: { 409: "The business has this account already" },
})
export const getBankAccount = endpoint({
  method: "GET",
  path: "/api/v1/bank-accounts/{id}",
  summary: "A bank account",
  ...onRecord("read", "BankAccount"),
  params,
  response: schema.bankAccount,
})
export const changeBankAccount = endpoint({
  method: "PATCH",
  path: "/api/v1/bank-accounts/{id}",
  summary: "Change a bank account, archive it or bring it back; merges the given fields",
  ...onRecord("update", "BankAccount"),
  params,
  body: schema.bankAccountChanges,
  response: schema.bankAccount,
  refusals,
})
