import { handler } from "@/lib/core/http/handler"
import * as businesses from "@/lib/features/businesses/service/businesses"
import * as shops from "@/lib/features/businesses/service/shops"
import * as contract from "./contract"
import * as offers from "./service"
import { check } from "./service/check"
import { priceBasket } from "./service/pricing"
import { simulate } from "./service/simulation"

export const listOffersHandler = handler(contract.listOffers, ({ scope, principal, query }) =>
  offers.list(scope, principal, query),
)

export const getOfferHandler = handler(
  contract.getOffer,
  ({ scope, params }) => offers.get(scope, params.id),
  ({ scope, params }) => offers.findPlace(scope, params.id),
)

export const addOfferHandler = handler(
  contract.addOffer,
  ({ scope, body }) => offers.add(scope, body),
  ({ scope, body }) => businesses.findPlace(scope, body.business),
)

export const changeOfferHandler = handler(
  contract.changeOffer,
  ({ scope, params, body }) => offers.change(scope, params.id, body),
  ({ scope, params }) => offers.findPlace(scope, params.id),
)

export const priceBasketHandler = handler(
  contract.priceBasket,
  ({ scope, body }) => priceBasket(scope, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const simulateBasketHandler = handler(
  contract.simulateBasket,
  ({ scope, query }) => simulate(scope, query),
  ({ scope, query }) => shops.findPlace(scope, query.shop),
)

export const checkOfferHandler = handler(
  contract.checkOffer,
  ({ scope, principal, body }) => check(scope, principal, body),
  ({ scope, body }) => businesses.findPlace(scope, body.business),
)
