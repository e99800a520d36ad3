import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import { list } from "./service"

export const listOfferResultsHandler = handler(contract.listOfferResults, ({ scope, principal, query }) =>
  list(scope, principal, query),
)
