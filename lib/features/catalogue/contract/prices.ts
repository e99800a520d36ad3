import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/price-sheet"
import { maxPriceCells } from "../values/price-sheet"

// The web shop sells at the price of all shops.
const changes = {
  calls: ["/api/v1/products", "/api/v1/price-sheet", "/api/v1/price-changes", "/api/ecommerce", "/apps/ecommerce"],
}

export const getPriceSheet = endpoint({
  method: "GET",
  path: "/api/v1/price-sheet",
  summary: "Products with their prices in all shops",
  description:
    "Products that aren’t archived, by id: `after` continues after the last one, until an answer has fewer than `limit`. A shop that `prices` doesn’t name has the price of all shops. `version` goes into `POST /api/v1/price-changes`. Cost is for callers who may see it.",
  can: ["read", "CatalogueProduct"],
  query: schema.priceSheetQuery,
  response: schema.priceSheet,
})

export const listPriceChanges = endpoint({
  method: "GET",
  path: "/api/v1/price-changes",
  summary: "Changes of many prices at once, newest first",
  can: ["create", "ProductPrice"],
  query: schema.priceChangeQuery,
  response: schema.priceChangeList,
})

export const addPriceChange = endpoint({
  method: "POST",
  path: "/api/v1/price-changes",
  summary: "Set many prices at once: all of them or none",
  description:
    "Up to 5,000 cells. Errors name the cell: `cells.12.amount`. Cells that change nothing are left out. With a `version` in a cell, 409 if somebody has changed that price since. Prices of a shop need the right there, those of all shops the right in every business.",
  can: ["create", "ProductPrice"],
  body: schema.priceChangesForm,
  // Five for each cell.
  maxValues: 5 * maxPriceCells + 10,
  response: schema.priceChange,
  status: 201,
  changes,
  refusals: { 409: "Somebody has changed prices since: `current.cells` has those prices and their versions" },
})

export const undoPriceChange = endpoint({
  method: "POST",
  path: "/api/v1/price-changes/{id}/undo",
  summary: "Undo a change of prices",
  description:
    "Adds prices to the history that restore those before, except where a price has changed since, or the caller may not set it: `kept` has those.",
  can: ["create", "ProductPrice"],
  params: schema.priceChangeParams,
  response: schema.undonePriceChange,
  changes,
  refusals: { 409: "It has been undone already, or all of its prices have changed since" },
})
