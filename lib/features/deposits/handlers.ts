import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service/read"

export const listDepositsHandler = handler(contract.listDeposits, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const summariseDepositsHandler = handler(contract.summariseDeposits, ({ scope, principal, query }) =>
  service.summary(scope, principal, query),
)

export const listCustomerDepositsHandler = handler(contract.listCustomerDeposits, ({ scope, principal, query }) =>
  service.heldForCustomers(scope, principal, query),
)
