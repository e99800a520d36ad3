// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addOffer: EndpointReference<typeof contract.addOffer> = { method: "POST", path: "/api/v1/offers" }
export const changeOffer: EndpointReference<typeof contract.changeOffer> = {
  method: "PATCH",
  path: "/api/v1/offers/{id}",
}
export const checkOffer: EndpointReference<typeof contract.checkOffer> = {
  method: "POST",
  path: "/api/v1/offers/check",
}
export const getOffer: EndpointReference<typeof contract.getOffer> = { method: "GET", path: "/api/v1/offers/{id}" }
export const listOffers: EndpointReference<typeof contract.listOffers> = { method: "GET", path: "/api/v1/offers" }
export const priceBasket: EndpointReference<typeof contract.priceBasket> = {
  method: "POST",
  path: "/api/v1/offers/price",
}
export const simulateBasket: EndpointReference<typeof contract.simulateBasket> = {
  method: "GET",
  path: "/api/v1/offers/simulation",
}
