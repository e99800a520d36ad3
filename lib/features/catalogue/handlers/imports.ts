import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/imports"
import * as service from "../service/import/imports"
import { takeImport } from "../service/import/take"
import { undoImport } from "../service/import/undo"

export const listProductImportsHandler = handler(contract.listProductImports, ({ scope, query }) =>
  service.list(scope, query),
)

export const getProductImportHandler = handler(contract.getProductImport, ({ scope, principal, params }) =>
  service.get(scope, principal, params.id),
)

export const listProductImportRowsHandler = handler(
  contract.listProductImportRows,
  ({ scope, principal, params, query }) => service.listRows(scope, principal, params.id, query),
)

export const addProductImportHandler = handler(contract.addProductImport, ({ scope, principal, query, upload }) =>
  service.add(scope, principal, query.fileName, upload),
)

export const changeProductImportHandler = handler(contract.changeProductImport, ({ scope, principal, params, body }) =>
  service.change(scope, principal, params.id, body),
)

export const takeProductImportHandler = handler(contract.takeProductImport, ({ scope, principal, params, body }) =>
  takeImport(scope, principal, params.id, body),
)

export const undoProductImportHandler = handler(contract.undoProductImport, ({ scope, principal, params }) =>
  undoImport(scope, principal, params.id),
)
