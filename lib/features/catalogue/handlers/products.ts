import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/products"
import * as prices from "../service/prices"
import * as service from "../service/products"

export const listCatalogueProductsHandler = handler(contract.listCatalogueProducts, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const getCatalogueProductHandler = handler(contract.getCatalogueProduct, ({ scope, principal, params, query }) =>
  service.get(scope, principal, params.id, query.shop),
)

export const addCatalogueProductHandler = handler(contract.addCatalogueProduct, ({ scope, principal, body }) =>
  service.add(scope, principal, body),
)

export const changeCatalogueProductHandler = handler(
  contract.changeCatalogueProduct,
  ({ scope, principal, params, body }) => service.change(scope, principal, params.id, body),
)

export const activateProductHandler = handler(contract.activateProduct, ({ scope, principal, params, body }) =>
  service.act(scope, principal, params.id, "activate", body.version),
)

export const delistProductHandler = handler(contract.delistProduct, ({ scope, principal, params, body }) =>
  service.act(scope, principal, params.id, "delist", body.version),
)

export const archiveProductHandler = handler(contract.archiveProduct, ({ scope, principal, params, body }) =>
  service.act(scope, principal, params.id, "archive", body.version),
)

export const listProductPricesHandler = handler(contract.listProductPrices, ({ scope, principal, params, query }) =>
  prices.list(scope, principal, params.id, query),
)

export const addProductPriceHandler = handler(contract.addProductPrice, ({ scope, principal, params, body }) =>
  prices.add(scope, principal, params.id, body),
)
