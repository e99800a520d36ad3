import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"
import * as basket from "./schema/basket"
import { offerCheck, offerCheckForm } from "./schema/check"
import { simulation, simulationQuery } from "./schema/simulation"

const params = schema.offerParams

export const listOffers = endpoint({
  method: "GET",
  path: "/api/v1/offers",
  summary: "Offers of the businesses that the caller may see",
  description: "Sorted by name. `q` searches the name.",
  can: ["read", "Offer"],
  query: schema.offerListQuery,
  response: schema.offerList,
})

export const getOffer = endpoint({
  method: "GET",
  path: "/api/v1/offers/{id}",
  summary: "An offer",
  ...onRecord("read", "Offer"),
  params,
  response: schema.offer,
})

export const addOffer = endpoint({
  method: "POST",
  path: "/api/v1/offers",
  summary: "Add an offer as a draft",
  description:
    "Amounts are in minor units and include VAT, rates in basis points. Without products and categories it is about all goods.",
  ...onRecord("create", "Offer"),
  body: schema.offerForm,
  response: schema.offer,
  status: 201,
})

export const changeOffer = endpoint({
  method: "PATCH",
  path: "/api/v1/offers/{id}",
  summary: "Change an offer, start, pause or archive it; merges the given fields",
  ...onRecord("update", "Offer"),
  params,
  body: schema.offerChanges,
  response: schema.offer,
  refusals: { 409: "Somebody has changed it since `version`: see `current`; or it is archived" },
})

export const priceBasket = endpoint({
  method: "POST",
  path: "/api/v1/offers/price",
  summary: "Price a basket: what each line costs, and which offer took off what",
  description:
    "Changes nothing. Offers are applied by priority, those of one priority by what they take off; a piece has several only if all of them stack. `drafts` are offers to try out that aren’t active.",
  ...onRecord("read", "Offer"),
  body: basket.basketForm,
  response: basket.pricedBasket,
})

export const simulateBasket = endpoint({
  method: "GET",
  path: "/api/v1/offers/simulation",
  summary: "Price a basket of products of the catalogue, line by line",
  description:
    "`basket` lists products and pieces: `12x2,15x1`. Prices and VAT are those of the shop, or of the web shop with `channel=web`. Also says which offers took nothing off, and why.",
  ...onRecord("read", "Offer"),
  query: simulationQuery,
  response: simulation,
})

export const checkOffer = endpoint({
  method: "POST",
  path: "/api/v1/offers/check",
  summary: "Check an offer before it is saved: overlaps, margins and rules of the country",
  description:
    "Changes nothing. `margins` lists baskets on which the business would lose money, for callers who may see cost. `priors` has the lowest prices of the days before, where a country asks for them.",
  ...onRecord("read", "Offer"),
  body: offerCheckForm,
  response: offerCheck,
})
