import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/rules"
import * as rules from "../service/rules"

export const listBankRulesHandler = handler(contract.listBankRules, ({ scope, principal, query }) =>
  rules.list(scope, principal, query),
)

export const getBankRuleHandler = handler(
  contract.getBankRule,
  ({ scope, params }) => rules.get(scope, params.id),
  ({ scope, params }) => rules.findPlace(scope, params.id),
)

export const addBankRuleHandler = handler(contract.addBankRule, ({ scope, principal, body }) =>
  rules.add(scope, principal, body),
)

export const changeBankRuleHandler = handler(
  contract.changeBankRule,
  ({ scope, params, body }) => rules.change(scope, params.id, body),
  ({ scope, params }) => rules.findPlace(scope, params.id),
)
