import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { DocumentListQuery } from "@/lib/features/stock/schema"
import type { AlertListQuery } from "@/lib/features/stock/schema/alerts"
import type { LevelListQuery, MovementListQuery } from "@/lib/features/stock/schema/lists"
import type { LotListQuery } from "@/lib/features/stock/schema/lots"
import type { OrderListQuery } from "@/lib/features/stock/schema/orders"
import {
  alertKinds,
  alertStates,
  documentSorts,
  documentStates,
  expiryChoices,
  levelSorts,
  levelStates,
  movementKinds,
  orderSorts,
  orderStates,
} from "@/lib/features/stock/values"
import type { DocumentTab } from "./tabs"

// The sources of the lists. Page and screen share them, so that both request the same URL.

const at = (shop: number | undefined) => (shop === undefined ? {} : { fixed: { shop } })

export const levelListSource = (shop: number | undefined): ListSource<LevelListQuery> => ({
  path: endpoints.listStockLevels.path,
  rowsIn: "data",
  rules: {
    filters: { state: levelStates, category: idFilter, business: idFilter, product: idFilter, shop: [] },
    sortBy: levelSorts,
    perPage: 20,
    maxPerPage,
  },
  ...at(shop),
})

export const movementListSource = (shop: number | undefined): ListSource<MovementListQuery> => ({
  path: endpoints.listStockMovements.path,
  rowsIn: "data",
  rules: {
    sortBy: [],
    filters: {
      kind: movementKinds,
      product: idFilter,
      document: idFilter,
      business: idFilter,
      shop: [],
      from: [],
      to: [],
    },
    perPage: 20,
    maxPerPage,
  },
  ...at(shop),
})

export const alertListSource = (shop: number | undefined): ListSource<AlertListQuery> => ({
  path: endpoints.listStockAlerts.path,
  rowsIn: "data",
  rules: {
    filters: { state: alertStates, kind: alertKinds, business: idFilter, shop: [] },
    sortBy: [],
    perPage: 20,
    maxPerPage,
  },
  ...at(shop),
})

export const lotListSource = (shop: number | undefined): ListSource<LotListQuery> => ({
  path: endpoints.listStockLots.path,
  rowsIn: "data",
  rules: {
    filters: { within: expiryChoices, product: idFilter, business: idFilter, shop: [] },
    sortBy: ["expiresOn"],
    perPage: 20,
    maxPerPage,
  },
  ...at(shop),
})

export const orderListSource = (shop: number | undefined): ListSource<OrderListQuery> => ({
  path: endpoints.listStockOrders.path,
  rowsIn: "data",
  rules: { filters: { state: orderStates, business: idFilter, shop: [] }, sortBy: orderSorts, perPage: 20, maxPerPage },
  ...at(shop),
})

const lists = {
  deliveries: endpoints.listStockDeliveries,
  transfers: endpoints.listStockTransfers,
  waste: endpoints.listWasteSheets,
  sales: endpoints.listStockSales,
  counts: endpoints.listStocktakes,
}

export const documentListSource = (
  tab: DocumentTab | "counts",
  shop: number | undefined,
): ListSource<DocumentListQuery> => ({
  path: lists[tab].path,
  rowsIn: "data",
  rules: {
    filters: { state: documentStates, business: idFilter, shop: [], from: [], to: [] },
    sortBy: documentSorts,
    perPage: 20,
    maxPerPage,
  },
  ...at(shop),
})
