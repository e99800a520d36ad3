import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const listSuppliersHandler = handler(contract.listSuppliers, ({ scope, query }) => service.list(scope, query))
export const getSupplierHandler = handler(contract.getSupplier, ({ scope, params }) => service.get(scope, params.id))
export const addSupplierHandler = handler(contract.addSupplier, ({ scope, body }) => service.add(scope, body))
export const changeSupplierHandler = handler(contract.changeSupplier, ({ scope, params, body }) =>
  service.change(scope, params.id, body),
)
export const mergeSupplierHandler = handler(contract.mergeSupplier, ({ scope, params, body }) =>
  service.merge(scope, params.id, body),
)
