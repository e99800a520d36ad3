import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/prices"
import * as changes from "../service/price-changes"
import * as sheet from "../service/price-sheet"

export const getPriceSheetHandler = handler(contract.getPriceSheet, ({ scope, principal, query }) =>
  sheet.get(scope, principal, query),
)

export const listPriceChangesHandler = handler(contract.listPriceChanges, ({ scope, query }) =>
  changes.list(scope, query),
)

export const addPriceChangeHandler = handler(contract.addPriceChange, ({ scope, principal, body }) =>
  changes.add(scope, principal, body),
)

export const undoPriceChangeHandler = handler(contract.undoPriceChange, ({ scope, principal, params }) =>
  changes.undo(scope, principal, params.id),
)
