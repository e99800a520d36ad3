import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { handler } from "@/lib/core/http/handler"
import * as shops from "@/lib/features/businesses/service/shops"
import * as contract from "../contract/stocktakes"
import { findPlace } from "../service/documents"
import * as stocktakes from "../service/stocktakes"

const command = ({ principal, idempotencyKey = randomUUID() }: { principal: Principal; idempotencyKey?: string }) => ({
  principal,
  key: idempotencyKey,
})
const placeOf = ({ scope, params }: { scope: Scope; params: { id: number } }) =>
  findPlace(scope, "stocktake", params.id)

export const listStocktakesHandler = handler(contract.listStocktakes, ({ scope, principal, query }) =>
  stocktakes.list(scope, principal, query),
)

export const getStocktakeHandler = handler(
  contract.getStocktake,
  ({ scope, principal, params }) => stocktakes.get(scope, principal, params.id),
  placeOf,
)

export const addStocktakeHandler = handler(
  contract.addStocktake,
  (context) => stocktakes.begin(context.scope, command(context), context.body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const countStockHandler = handler(
  contract.countStock,
  (context) => stocktakes.count(context.scope, command(context), context.params.id, context.body),
  placeOf,
)

export const applyStocktakeHandler = handler(
  contract.applyStocktake,
  (context) => stocktakes.apply(context.scope, command(context), context.params.id, context.body.version),
  placeOf,
)

export const cancelStocktakeHandler = handler(
  contract.cancelStocktake,
  (context) => stocktakes.cancel(context.scope, command(context), context.params.id, context.body.reason),
  placeOf,
)
