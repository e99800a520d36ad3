import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/figures"
import * as service from "../service/figures"

export const listBusinessFiguresHandler = handler(contract.listBusinessFigures, ({ scope, principal }) =>
  service.list(scope, principal),
)
