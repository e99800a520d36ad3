import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import { documentParams } from "../schema"
import * as schema from "../schema/orders"

const params = documentParams
const response = schema.wholeOrder
const own = { calls: ["/api/v1/stock-orders", "/api/v1/order-proposals"] }
const act = { ...onRecord("create", "Stock"), params, response, changes: own } as const
const changed = "Somebody has changed it since, or it is in another state"

export const listOrderProposals = endpoint({
  method: "GET",
  path: "/api/v1/order-proposals",
  summary: "Order proposals, by shop and supplier",
  description:
    "Products at their reorder point or below: what is available and on order, brought above the reorder point by the sales of `days` days, in whole cartons (the `quantity` of a barcode). Sales are those of the last four weeks.",
  can: ["read", "Stock"],
  query: schema.proposalQuery,
  response: schema.proposals,
})

export const listStockOrders = endpoint({
  method: "GET",
  path: "/api/v1/stock-orders",
  summary: "Orders to suppliers, newest first",
  description: "`q` searches suppliers, notes and names.",
  can: ["read", "Stock"],
  query: schema.orderListQuery,
  response: schema.orderList,
})
export const getStockOrder = endpoint({
  ...{ method: "GET", path: "/api/v1/stock-orders/{id}", summary: "An order to a supplier with its lines" },
  ...onRecord("read", "Stock"),
  params,
  response,
})
export const getStockOrderFile = endpoint({
  ...{ method: "GET", path: "/api/v1/stock-orders/{id}/file", summary: "An order to a supplier as a CSV file" },
  ...onRecord("read", "Stock"),
  params,
  response: "binary",
  mediaType: "text/csv",
})
export const addStockOrder = endpoint({
  method: "POST",
  path: "/api/v1/stock-orders",
  summary: "Save an order to a supplier; nothing is sent yet",
  ...onRecord("create", "Stock"),
  body: schema.orderForm,
  response,
  status: 201,
  changes: own,
})
export const changeStockOrder = endpoint({
  ...{ method: "PATCH", path: "/api/v1/stock-orders/{id}", summary: "Change a draft of an order" },
  ...act,
  body: schema.orderChange,
  refusals: { 409: changed },
})
export const sendStockOrder = endpoint({
  method: "POST",
  path: "/api/v1/stock-orders/{id}/send",
  summary: "Send an order to the supplier by mail, or mark it as sent",
  description: "The mail is in the language of the business and has the order as a CSV file.",
  ...act,
  body: schema.orderSending,
  refusals: { 409: changed },
})
export const receiveStockOrder = endpoint({
  method: "POST",
  path: "/api/v1/stock-orders/{id}/receive",
  summary: "Propose a delivery of what an order still waits for",
  description: "Somebody checks and books it. What came is then received; the order waits for the rest.",
  ...act,
  body: schema.orderAct,
  changes: { calls: [...own.calls, "/api/v1/deliveries"] },
  refusals: { 409: changed },
})
export const cancelStockOrder = endpoint({
  ...{ method: "POST", path: "/api/v1/stock-orders/{id}/cancel", summary: "Cancel an order, or what is left of it" },
  ...act,
  body: schema.orderAct,
  refusals: { 409: changed },
})
