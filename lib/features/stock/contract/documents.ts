import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema"

const params = schema.documentParams
const response = schema.wholeDocument
const query = schema.documentListQuery
const read = onRecord("read", "Stock")
const moves = ["/api/v1/stock-levels", "/api/v1/stock-movements", "/api/ecommerce", "/api/v1/products"]
const changes = (path: string) => ({ calls: [path, ...moves] })
const list = { method: "GET", can: ["read", "Stock"], query, response: schema.documentList } as const
const locked = "or the month is closed (`period_locked`)"
const reverses = {
  ...{ method: "POST" as const, ...onRecord("delete", "Stock"), params, body: schema.reversalForm, response },
  description:
    "The entry is reversed today, and the pieces go back at the value that they had. Books are never edited.",
  refusals: { 409: `The pieces are gone, it was reversed before, ${locked}` },
} as const
const fewer = { 409: `The shop has fewer pieces, ${locked}` }

export const listStockDeliveries = endpoint({
  ...list,
  path: "/api/v1/deliveries",
  summary: "Deliveries of suppliers, newest first",
  description: "`q` searches suppliers, their numbers, notes and names.",
})
export const getStockDelivery = endpoint({
  ...{ method: "GET", path: "/api/v1/deliveries/{id}", summary: "A delivery with its lines", params, response },
  ...read,
})
export const addStockDelivery = endpoint({
  method: "POST",
  path: "/api/v1/deliveries",
  summary: "Book a delivery with its bill",
  description:
    "The goods come into stock at their cost without VAT. The VAT is input VAT, and the whole bill is owed to the supplier. Pieces that were sold before they came go to the cost of goods sold.",
  ...onRecord("create", "Stock"),
  body: schema.deliveryForm,
  response,
  status: 201,
  changes: changes("/api/v1/deliveries"),
  refusals: { 409: `The supplier’s number is booked already, ${locked}` },
})
export const dismissStockDelivery = endpoint({
  method: "POST",
  path: "/api/v1/deliveries/{id}/dismiss",
  summary: "Put a proposed delivery away that nobody will book",
  ...onRecord("create", "Stock"),
  params,
  response,
  changes: changes("/api/v1/deliveries"),
  refusals: { 409: "It is not a proposal" },
})
export const reverseStockDelivery = endpoint({
  ...reverses,
  path: "/api/v1/deliveries/{id}/reverse",
  summary: "Reverse a delivery",
  changes: changes("/api/v1/deliveries"),
})

export const listStockTransfers = endpoint({
  ...list,
  path: "/api/v1/stock-transfers",
  summary: "Transfers between shops, newest first",
  description: "`shop` finds those from and to the shop.",
})
export const getStockTransfer = endpoint({
  ...{ method: "GET", path: "/api/v1/stock-transfers/{id}", summary: "A transfer with its lines", params, response },
  ...read,
})
export const addStockTransfer = endpoint({
  method: "POST",
  path: "/api/v1/stock-transfers",
  summary: "Send goods to another shop of the business",
  description: "They leave the shop’s stock now, and come into that of the other shop when it receives them.",
  ...onRecord("create", "Stock"),
  body: schema.transferForm,
  response,
  status: 201,
  changes: changes("/api/v1/stock-transfers"),
  refusals: fewer,
})
export const receiveStockTransfer = endpoint({
  method: "POST",
  path: "/api/v1/stock-transfers/{id}/receive",
  summary: "Receive a transfer; what is missing is shrinkage of the shop that sent it",
  description: "Lines that are left out arrived whole.",
  ...onRecord("update", "Stock"),
  params,
  body: schema.receiptForm,
  response,
  changes: changes("/api/v1/stock-transfers"),
  refusals: { 409: `It is not on its way, ${locked}` },
})
export const cancelStockTransfer = endpoint({
  ...reverses,
  path: "/api/v1/stock-transfers/{id}/cancel",
  summary: "Cancel a transfer that is on its way: the goods are back in the shop that sent it",
  ...onRecord("create", "Stock"),
  description: "A received transfer is corrected by another one in the opposite direction.",
  changes: changes("/api/v1/stock-transfers"),
})

export const listWasteSheets = endpoint({
  ...list,
  path: "/api/v1/waste-sheets",
  summary: "Waste sheets, newest first",
})
export const getWasteSheet = endpoint({
  ...{ method: "GET", path: "/api/v1/waste-sheets/{id}", summary: "A waste sheet with its lines", params, response },
  ...read,
})
export const addWasteSheet = endpoint({
  method: "POST",
  path: "/api/v1/waste-sheets",
  summary: "Book goods that were thrown away, with the reason",
  ...onRecord("create", "Stock"),
  body: schema.wasteForm,
  response,
  status: 201,
  changes: changes("/api/v1/waste-sheets"),
  refusals: fewer,
})
export const reverseWasteSheet = endpoint({
  ...reverses,
  path: "/api/v1/waste-sheets/{id}/reverse",
  summary: "Reverse a waste sheet",
  changes: changes("/api/v1/waste-sheets"),
})

export const listStockSales = endpoint({
  ...list,
  path: "/api/v1/stock-sales",
  summary: "Sold pieces by day, newest first",
})
export const getStockSale = endpoint({
  ...{ method: "GET", path: "/api/v1/stock-sales/{id}", summary: "The sold pieces of a day", params, response },
  ...read,
})
export const addStockSale = endpoint({
  method: "POST",
  path: "/api/v1/stock-sales",
  summary: "Book the pieces that a shop sold on a day, as its till reports them",
  description:
    "This books the cost of goods sold only; the takings come from the Z reading. Stock may fall below zero, at no value.",
  ...onRecord("create", "Stock"),
  body: schema.stockSaleForm,
  response,
  status: 201,
  changes: changes("/api/v1/stock-sales"),
  refusals: { 409: "The month is closed (`period_locked`)" },
})
export const reverseStockSale = endpoint({
  ...reverses,
  path: "/api/v1/stock-sales/{id}/reverse",
  summary: "Reverse the sold pieces of a day",
  changes: changes("/api/v1/stock-sales"),
})
