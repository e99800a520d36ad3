import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import { documentParams } from "../schema"
import * as alerts from "../schema/alerts"
import * as figures from "../schema/figures"
import * as lots from "../schema/lots"
import { countableList } from "../schema/stocktakes"

export const listStockLots = endpoint({
  method: "GET",
  path: "/api/v1/stock-lots",
  summary: "Products that expire soon or have expired, the earliest first",
  description:
    "Expiry dates come with deliveries and transfers. How many pieces of a date are left is an estimate: those that expire first are sold first, and pieces without a date before all others.",
  can: ["read", "Stock"],
  query: lots.lotListQuery,
  response: lots.lotList,
})

export const listStockAlerts = endpoint({
  method: "GET",
  path: "/api/v1/stock-alerts",
  summary: "Stock alerts, by shop",
  description:
    "One alert for each shop and state of `GET /api/v1/stock-levels`, with the number of products in it now. Closed ones stay, with the most products they had.",
  can: ["read", "Stock"],
  query: alerts.alertListQuery,
  response: alerts.alertList,
})

export const getStockFigures = endpoint({
  method: "GET",
  path: "/api/v1/stock-figures",
  summary: "Stock value over time, cover, losses by reason, and ABC of sales against value",
  description: "By currency, at cost. Goods on their way between shops are in neither.",
  can: ["read", "ProductCost"],
  query: figures.figuresQuery,
  response: figures.figures,
})

export const listCountable = endpoint({
  method: "GET",
  path: "/api/v1/stocktakes/{id}/products",
  summary: "The products that the shop of a stocktake ever had, for counting them",
  description: "All of them in one answer, so that a phone can search them without the network. No figures.",
  ...onRecord("read", "Stock"),
  params: documentParams,
  response: countableList,
})
