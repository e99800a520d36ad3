// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as documents from "./contract/documents"
import type * as lists from "./contract/lists"
import type * as orders from "./contract/orders"
import type * as stocktakes from "./contract/stocktakes"
import type * as watch from "./contract/watch"

export const addStockDelivery: EndpointReference<typeof documents.addStockDelivery> = {
  method: "POST",
  path: "/api/v1/deliveries",
}
export const addStockSale: EndpointReference<typeof documents.addStockSale> = {
  method: "POST",
  path: "/api/v1/stock-sales",
}
export const addStockTransfer: EndpointReference<typeof documents.addStockTransfer> = {
  method: "POST",
  path: "/api/v1/stock-transfers",
}
export const addWasteSheet: EndpointReference<typeof documents.addWasteSheet> = {
  method: "POST",
  path: "/api/v1/waste-sheets",
}
export const cancelStockTransfer: EndpointReference<typeof documents.cancelStockTransfer> = {
  method: "POST",
  path: "/api/v1/stock-transfers/{id}/cancel",
}
export const dismissStockDelivery: EndpointReference<typeof documents.dismissStockDelivery> = {
  method: "POST",
  path: "/api/v1/deliveries/{id}/dismiss",
}
export const getStockDelivery: EndpointReference<typeof documents.getStockDelivery> = {
  method: "GET",
  path: "/api/v1/deliveries/{id}",
}
export const getStockSale: EndpointReference<typeof documents.getStockSale> = {
  method: "GET",
  path: "/api/v1/stock-sales/{id}",
}
export const getStockTransfer: EndpointReference<typeof documents.getStockTransfer> = {
  method: "GET",
  path: "/api/v1/stock-transfers/{id}",
}
export const getWasteSheet: EndpointReference<typeof documents.getWasteSheet> = {
  method: "GET",
  path: "/api/v1/waste-sheets/{id}",
}
export const listStockDeliveries: EndpointReference<typeof documents.listStockDeliveries> = {
  method: "GET",
  path: "/api/v1/deliveries",
}
export const listStockSales: EndpointReference<typeof documents.listStockSales> = {
  method: "GET",
  path: "/api/v1/stock-sales",
}
export const listStockTransfers: EndpointReference<typeof documents.listStockTransfers> = {
  method: "GET",
  path: "/api/v1/stock-transfers",
}
export const listWasteSheets: EndpointReference<typeof documents.listWasteSheets> = {
  method: "GET",
  path: "/api/v1/waste-sheets",
}
export const receiveStockTransfer: EndpointReference<typeof documents.receiveStockTransfer> = {
  method: "POST",
  path: "/api/v1/stock-transfers/{id}/receive",
}
export const reverseStockDelivery: EndpointReference<typeof documents.reverseStockDelivery> = {
  method: "POST",
  path: "/api/v1/deliveries/{id}/reverse",
}
export const reverseStockSale: EndpointReference<typeof documents.reverseStockSale> = {
  method: "POST",
  path: "/api/v1/stock-sales/{id}/reverse",
}
export const reverseWasteSheet: EndpointReference<typeof documents.reverseWasteSheet> = {
  method: "POST",
  path: "/api/v1/waste-sheets/{id}/reverse",
}
export const changeStockSettings: EndpointReference<typeof lists.changeStockSettings> = {
  method: "PATCH",
  path: "/api/v1/stock-settings",
}
export const getStockSettings: EndpointReference<typeof lists.getStockSettings> = {
  method: "GET",
  path: "/api/v1/stock-settings",
}
export const listStockLevels: EndpointReference<typeof lists.listStockLevels> = {
  method: "GET",
  path: "/api/v1/stock-levels",
}
export const listStockMovements: EndpointReference<typeof lists.listStockMovements> = {
  method: "GET",
  path: "/api/v1/stock-movements",
}
export const addStockOrder: EndpointReference<typeof orders.addStockOrder> = {
  method: "POST",
  path: "/api/v1/stock-orders",
}
export const cancelStockOrder: EndpointReference<typeof orders.cancelStockOrder> = {
  method: "POST",
  path: "/api/v1/stock-orders/{id}/cancel",
}
export const changeStockOrder: EndpointReference<typeof orders.changeStockOrder> = {
  method: "PATCH",
  path: "/api/v1/stock-orders/{id}",
}
export const getStockOrder: EndpointReference<typeof orders.getStockOrder> = {
  method: "GET",
  path: "/api/v1/stock-orders/{id}",
}
export const getStockOrderFile: EndpointReference<typeof orders.getStockOrderFile> = {
  method: "GET",
  path: "/api/v1/stock-orders/{id}/file",
}
export const listOrderProposals: EndpointReference<typeof orders.listOrderProposals> = {
  method: "GET",
  path: "/api/v1/order-proposals",
}
export const listStockOrders: EndpointReference<typeof orders.listStockOrders> = {
  method: "GET",
  path: "/api/v1/stock-orders",
}
export const receiveStockOrder: EndpointReference<typeof orders.receiveStockOrder> = {
  method: "POST",
  path: "/api/v1/stock-orders/{id}/receive",
}
export const sendStockOrder: EndpointReference<typeof orders.sendStockOrder> = {
  method: "POST",
  path: "/api/v1/stock-orders/{id}/send",
}
export const addStocktake: EndpointReference<typeof stocktakes.addStocktake> = {
  method: "POST",
  path: "/api/v1/stocktakes",
}
export const applyStocktake: EndpointReference<typeof stocktakes.applyStocktake> = {
  method: "POST",
  path: "/api/v1/stocktakes/{id}/apply",
}
export const cancelStocktake: EndpointReference<typeof stocktakes.cancelStocktake> = {
  method: "POST",
  path: "/api/v1/stocktakes/{id}/cancel",
}
export const countStock: EndpointReference<typeof stocktakes.countStock> = {
  method: "POST",
  path: "/api/v1/stocktakes/{id}/counts",
}
export const getStocktake: EndpointReference<typeof stocktakes.getStocktake> = {
  method: "GET",
  path: "/api/v1/stocktakes/{id}",
}
export const listStocktakes: EndpointReference<typeof stocktakes.listStocktakes> = {
  method: "GET",
  path: "/api/v1/stocktakes",
}
export const getStockFigures: EndpointReference<typeof watch.getStockFigures> = {
  method: "GET",
  path: "/api/v1/stock-figures",
}
export const listCountable: EndpointReference<typeof watch.listCountable> = {
  method: "GET",
  path: "/api/v1/stocktakes/{id}/products",
}
export const listStockAlerts: EndpointReference<typeof watch.listStockAlerts> = {
  method: "GET",
  path: "/api/v1/stock-alerts",
}
export const listStockLots: EndpointReference<typeof watch.listStockLots> = {
  method: "GET",
  path: "/api/v1/stock-lots",
}
