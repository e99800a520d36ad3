import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/categories"
import * as service from "../service/categories"

export const listCategoriesHandler = handler(contract.listCategories, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const getCategoryHandler = handler(contract.getCategory, ({ scope, principal, params }) =>
  service.get(scope, principal, params.id),
)

export const addCategoryHandler = handler(contract.addCategory, ({ scope, principal, body }) =>
  service.add(scope, principal, body),
)

export const changeCategoryHandler = handler(contract.changeCategory, ({ scope, principal, params, body }) =>
  service.change(scope, principal, params.id, body),
)
