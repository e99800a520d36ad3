import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/register"
import { findParties } from "./service/parties"
import * as register from "./service/register"

export const listPaymentsHandler = handler(contract.listPayments, ({ scope, principal, query }) =>
  register.list(scope, principal, query),
)

export const sumPaymentsHandler = handler(contract.sumPayments, ({ scope, principal, query }) =>
  register.totals(scope, principal, query),
)

export const listPaymentPartiesHandler = handler(contract.listPaymentParties, async ({ scope, query }) => ({
  data: await findParties(scope, query),
}))
