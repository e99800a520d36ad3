import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema/rules"

const changes = { calls: ["/api/v1/bank-rules", "/api/v1/bank-lines"] }

export const listBankRules = endpoint({
  method: "GET",
  path: "/api/v1/bank-rules",
  summary: "Rules that suggest what bank lines are, newest first",
  description: "`q` searches the patterns.",
  can: ["read", "BankStatement"],
  query: schema.ruleListQuery,
  response: schema.ruleList,
})

export const getBankRule = endpoint({
  method: "GET",
  path: "/api/v1/bank-rules/{id}",
  summary: "A rule",
  ...onRecord("read", "BankStatement"),
  params: schema.ruleParams,
  response: schema.bankRule,
})

export const addBankRule = endpoint({
  method: "POST",
  path: "/api/v1/bank-rules",
  summary: "Add a rule; it suggests, and applies automatically only with `isAutomatic`",
  can: ["update", "BankStatement"],
  on: "business",
  body: schema.ruleForm,
  response: schema.bankRule,
  status: 201,
  changes,
})

export const changeBankRule = endpoint({
  method: "PATCH",
  path: "/api/v1/bank-rules/{id}",
  summary: "Change a rule, archive it or bring it back",
  ...onRecord("update", "BankStatement"),
  params: schema.ruleParams,
  body: schema.ruleChanges,
  response: schema.bankRule,
  changes,
  refusals: { 409: "Somebody has changed it since `version`: see `current`" },
})
