import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/watch"
import * as alerts from "../service/alerts"
import { findPlace } from "../service/documents"
import { figures } from "../service/figures"
import * as lots from "../service/lots"
import { countable } from "../service/stocktakes"

export const listStockLotsHandler = handler(contract.listStockLots, ({ scope, principal, query }) =>
  lots.list(scope, principal, query),
)
export const listStockAlertsHandler = handler(contract.listStockAlerts, ({ scope, principal, query }) =>
  alerts.list(scope, principal, query),
)
export const getStockFiguresHandler = handler(contract.getStockFigures, ({ scope, principal, query }) =>
  figures(scope, principal, query),
)
export const listCountableHandler = handler(
  contract.listCountable,
  ({ scope, params }) => countable(scope, params.id),
  ({ scope, params }) => findPlace(scope, "stocktake", params.id),
)
