import type { Scope } from "@/lib/core/db/types"
import { handler } from "@/lib/core/http/handler"
import * as shops from "@/lib/features/businesses/service/shops"
import * as contract from "../contract/orders"
import { receive } from "../service/order-receipt"
import * as sending from "../service/order-sending"
import * as orders from "../service/orders"
import { propose } from "../service/proposals"

const placeOf = ({ scope, params }: { scope: Scope; params: { id: number } }) => orders.findPlace(scope, params.id)

export const listOrderProposalsHandler = handler(contract.listOrderProposals, ({ scope, principal, query }) =>
  propose(scope, principal, query),
)
export const listStockOrdersHandler = handler(contract.listStockOrders, ({ scope, principal, query }) =>
  orders.list(scope, principal, query),
)
export const getStockOrderHandler = handler(
  contract.getStockOrder,
  ({ scope, principal, params }) => orders.get(scope, principal, params.id),
  placeOf,
)
export const getStockOrderFileHandler = handler(
  contract.getStockOrderFile,
  ({ scope, principal, params }) => sending.file(scope, principal, params.id),
  placeOf,
)
export const addStockOrderHandler = handler(
  contract.addStockOrder,
  ({ scope, principal, body }) => orders.add(scope, principal, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)
export const changeStockOrderHandler = handler(
  contract.changeStockOrder,
  ({ scope, principal, params, body }) => orders.change(scope, principal, params.id, body),
  placeOf,
)
export const sendStockOrderHandler = handler(
  contract.sendStockOrder,
  ({ scope, principal, params, body }) => sending.send(scope, principal, params.id, body),
  placeOf,
)
export const receiveStockOrderHandler = handler(
  contract.receiveStockOrder,
  ({ scope, principal, params, body }) => receive(scope, principal, params.id, body.version),
  placeOf,
)
export const cancelStockOrderHandler = handler(
  contract.cancelStockOrder,
  ({ scope, principal, params, body }) => orders.cancel(scope, principal, params.id, body.version),
  placeOf,
)
