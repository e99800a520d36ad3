import { handler } from "@/lib/core/http/handler"
import { listCashExceptions } from "./contract"
import * as service from "./service/list"

export const listCashExceptionsHandler = handler(listCashExceptions, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)
