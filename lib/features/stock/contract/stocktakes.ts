import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import { documentListQuery, documentParams } from "../schema"
import * as schema from "../schema/stocktakes"

const params = documentParams
const response = schema.wholeStocktake
const own = "/api/v1/stocktakes"
const changes = { calls: [own, "/api/v1/stock-levels", "/api/v1/stock-movements"] }
const apply = onRecord("update", "ExpectedStock")

export const listStocktakes = endpoint({
  method: "GET",
  path: "/api/v1/stocktakes",
  summary: "Stocktakes, newest first",
  can: ["read", "Stock"],
  query: documentListQuery,
  response: schema.stocktakeList,
})
export const getStocktake = endpoint({
  method: "GET",
  path: "/api/v1/stocktakes/{id}",
  summary: "A stocktake with what was counted",
  description: "While it is open, `expected`, `firstCount` and `difference` are left out for those who count blind.",
  ...onRecord("read", "Stock"),
  params,
  response,
})
export const addStocktake = endpoint({
  method: "POST",
  path: "/api/v1/stocktakes",
  summary: "Begin a stocktake; the shop stays open",
  ...onRecord("create", "Stock"),
  body: schema.stocktakeForm,
  response,
  status: 201,
  changes,
  refusals: { 409: "The shop has an open stocktake" },
})
export const countStock = endpoint({
  method: "POST",
  path: "/api/v1/stocktakes/{id}/counts",
  summary: "Count a product",
  description:
    "The expected quantity is read from the journal at this moment, so sales before and after don’t matter. Counting a product again replaces its count. `needsRecount` asks for a second count; the second one stands.",
  ...onRecord("update", "Stock"),
  params,
  body: schema.countForm,
  response: schema.countedLine,
  changes: { calls: [own] },
  refusals: { 409: "The stocktake is closed" },
})
export const applyStocktake = endpoint({
  method: "POST",
  path: "/api/v1/stocktakes/{id}/apply",
  summary: "Apply a stocktake: differences become shrinkage",
  ...apply,
  params,
  body: schema.applyForm,
  response,
  changes,
  refusals: { 409: "Products need a recount, pieces are gone, or the month is closed (`period_locked`)" },
})
export const cancelStocktake = endpoint({
  method: "POST",
  path: "/api/v1/stocktakes/{id}/cancel",
  summary: "Cancel a stocktake; nothing is posted",
  ...apply,
  params,
  body: schema.cancelForm,
  response,
  changes,
  refusals: { 409: "The stocktake is closed" },
})
