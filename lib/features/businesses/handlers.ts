import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/businesses"
import * as businesses from "./service/businesses"
import * as shops from "./service/shops"

export const listBusinessesHandler = handler(contract.listBusinesses, ({ scope, principal, query }) =>
  businesses.list(scope, principal, query),
)
export const addBusinessHandler = handler(contract.addBusiness, ({ scope, body, idempotencyKey }) =>
  businesses.add(scope, body, idempotencyKey as string),
)
export const getBusinessHandler = handler(
  contract.getBusiness,
  ({ scope, params }) => businesses.get(scope, params.id),
  ({ scope, params }) => businesses.findPlace(scope, params.id),
)
export const changeBusinessHandler = handler(
  contract.changeBusiness,
  ({ scope, params, body }) => businesses.change(scope, params.id, body),
  ({ scope, params }) => businesses.findPlace(scope, params.id),
)
export const setUpBusinessHandler = handler(
  contract.setUpBusiness,
  ({ scope, params, body, idempotencyKey }) => businesses.setUp(scope, params.id, body, idempotencyKey as string),
  ({ scope, params }) => businesses.findPlace(scope, params.id),
)

export const listBusinessShopsHandler = handler(contract.listBusinessShops, ({ scope, principal, query }) =>
  shops.list(scope, principal, query),
)
export const addBusinessShopHandler = handler(contract.addBusinessShop, ({ scope, principal, body }) =>
  shops.add(scope, principal, body),
)
export const getBusinessShopHandler = handler(
  contract.getBusinessShop,
  ({ scope, principal, params }) => shops.get(scope, principal, params.id),
  ({ scope, params }) => shops.findPlace(scope, params.id),
)
export const changeBusinessShopHandler = handler(
  contract.changeBusinessShop,
  ({ scope, principal, params, body }) => shops.change(scope, principal, params.id, body),
  ({ scope, params }) => shops.findPlace(scope, params.id),
)
