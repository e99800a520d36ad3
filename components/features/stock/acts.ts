import * as endpoints from "@/lib/features/stock/endpoints"
import type { DocumentTab } from "./tabs"

const load = () => import("@/lib/features/stock/schema")

/** The endpoints and the form schema of each tab. `undo` reverses a booked document or cancels a transfer. */
export const actsOf = {
  deliveries: {
    get: endpoints.getStockDelivery,
    add: endpoints.addStockDelivery,
    undo: endpoints.reverseStockDelivery,
    schema: async () => (await load()).deliveryForm,
  },
  transfers: {
    get: endpoints.getStockTransfer,
    add: endpoints.addStockTransfer,
    undo: endpoints.cancelStockTransfer,
    schema: async () => (await load()).transferForm,
  },
  waste: {
    get: endpoints.getWasteSheet,
    add: endpoints.addWasteSheet,
    undo: endpoints.reverseWasteSheet,
    schema: async () => (await load()).wasteForm,
  },
  sales: {
    get: endpoints.getStockSale,
    add: endpoints.addStockSale,
    undo: endpoints.reverseStockSale,
    schema: async () => (await load()).stockSaleForm,
  },
} satisfies Record<DocumentTab, unknown>

/** Endpoints whose responses any stock document makes stale. */
export const stale = [
  endpoints.listStockLevels,
  endpoints.listStockMovements,
  endpoints.listStockDeliveries,
  endpoints.listStockTransfers,
  endpoints.listWasteSheets,
  endpoints.listStockSales,
  endpoints.listStocktakes,
  endpoints.listStockLots,
  endpoints.listStockAlerts,
  endpoints.listOrderProposals,
  endpoints.listStockOrders,
]
