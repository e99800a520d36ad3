import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/lists"
import * as levels from "./service/levels"
import { choose, settings } from "./service/settings"

export const listStockLevelsHandler = handler(contract.listStockLevels, ({ scope, principal, query }) =>
  levels.list(scope, principal, query),
)

export const listStockMovementsHandler = handler(contract.listStockMovements, ({ scope, principal, query }) =>
  levels.listMovements(scope, principal, query),
)

export const getStockSettingsHandler = handler(contract.getStockSettings, ({ scope }) => settings(scope))

export const changeStockSettingsHandler = handler(contract.changeStockSettings, ({ scope, principal, body }) =>
  choose(scope, principal, body.webShop),
)
