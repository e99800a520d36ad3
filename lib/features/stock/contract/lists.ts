import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/lists"

const can = ["read", "Stock"] as const

export const listStockLevels = endpoint({
  method: "GET",
  path: "/api/v1/stock-levels",
  summary: "Stock levels of each product in each shop, by name",
  description:
    "`q` searches names, own numbers and barcodes. `available` is what is on hand less what web orders wait for. `state`: `low` (at the reorder point), `negative`, `out`, `dead` (not sold for 90 days), `expired`, `uncounted` (for 180 days). The figures are left out for callers who are counting the shop blind.",
  can,
  query: schema.levelListQuery,
  response: schema.levelList,
})

export const listStockMovements = endpoint({
  method: "GET",
  path: "/api/v1/stock-movements",
  summary: "Stock movements, newest first",
  description: "`q` searches products and names. A shop that the caller is counting blind is left out.",
  can,
  query: schema.movementListQuery,
  response: schema.movementList,
})

export const getStockSettings = endpoint({
  method: "GET",
  path: "/api/v1/stock-settings",
  summary: "The shop whose stock the web shop sells",
  can,
  response: schema.stockSettings,
})

export const changeStockSettings = endpoint({
  method: "PATCH",
  path: "/api/v1/stock-settings",
  summary: "Choose the shop whose stock the web shop sells",
  description: "Null sells from no shop. What web orders wait for stays where it is reserved.",
  can: ["update", "ExpectedStock"],
  body: schema.stockSettingsForm,
  response: schema.stockSettings,
  changes: {
    calls: ["/api/v1/stock-settings", "/api/v1/stock-levels", "/api/ecommerce", "/api/v1/products"],
  },
})
