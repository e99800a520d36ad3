import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/choices"
import * as service from "../service/choices"

export const listShopChoicesHandler = handler(contract.listShopChoices, ({ scope, principal }) =>
  service.list(scope, principal),
)
export const chooseShopHandler = handler(contract.chooseShop, ({ scope, principal, body }) =>
  service.choose(scope, principal, body.shop),
)
