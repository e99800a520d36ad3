import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/duplicates"
import * as service from "../service/duplicates"

export const listProductDuplicatesHandler = handler(contract.listProductDuplicates, ({ scope, query }) =>
  service.list(scope, query),
)

export const addDistinctProductsHandler = handler(contract.addDistinctProducts, ({ scope, principal, body }) =>
  service.setDistinct(scope, principal, body),
)

export const removeDistinctProductsHandler = handler(contract.removeDistinctProducts, ({ scope, body }) =>
  service.unsetDistinct(scope, body),
)

export const mergeProductsHandler = handler(contract.mergeProducts, ({ scope, principal, body }) =>
  service.merge(scope, principal, body),
)
