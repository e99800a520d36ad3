import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import { place } from "./service/checkout"
import * as coupons from "./service/coupons"
import * as orders from "./service/orders"
import { retryRefund } from "./service/retry-refund"
import { summary } from "./service/summary"
import { tokenFor } from "./service/tokens"
import * as shoppers from "./store/shoppers"

export const getCartSummaryHandler = handler(contract.getCartSummary, ({ scope }) => summary(scope))

export const applyCouponHandler = handler(contract.applyCoupon, ({ scope, body }) => coupons.apply(scope, body.code))

export const removeCouponHandler = handler(contract.removeCoupon, ({ scope }) => coupons.remove(scope))

export const saveAddressHandler = handler(contract.saveAddress, async ({ scope, body: address }) => {
  await shoppers.save(scope, { address })
  return { address }
})

export const makePaymentTokenHandler = handler(contract.makePaymentToken, ({ scope, body }) => tokenFor(scope, body))

export const placeOrderHandler = handler(contract.placeOrder, async ({ scope: actor, principal, body, client }) => ({
  order: await place(actor, principal, { ...body, language: client.locale }),
}))

export const listOrdersHandler = handler(contract.listOrders, ({ scope, principal, query }) =>
  orders.list(scope, principal, query),
)

export const getOrderHandler = handler(contract.getOrder, async ({ scope, principal, query }) => ({
  order: await orders.one(scope, principal, query.id),
}))

export const updateOrderHandler = handler(contract.updateOrder, async ({ scope, principal, body }) => ({
  order: await orders.changeStatus(scope, principal, body),
}))

export const retryRefundHandler = handler(contract.retryRefund, async ({ scope: actor, principal, body }) => ({
  order: await retryRefund(actor, principal, body.id),
}))
