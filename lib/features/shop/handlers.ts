import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const getShopHandler = handler(contract.getShop, async ({ scope }) => ({ shop: await service.settings(scope) }))

export const updateShopHandler = handler(contract.updateShop, async ({ scope, body }) => {
  const { version, ...changes } = body.shop
  return { shop: await service.change(scope, version, changes) }
})
