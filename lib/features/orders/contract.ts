import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { cartSummary, couponForm, instrument, placeOrderBody } from "./schema/checkout"
import { orderListQuery, orderPage, updateOrderBody, wholeOrder } from "./schema/order"
import { address, addressForm } from "./schema/parts"

const byId = z.object({ id })
/** Nobody else's screens are touched. */
const own = { calls: ["/api/ecommerce/cart-summary"], to: "self" } as const

export const getCartSummary = endpoint({
  method: "GET",
  path: "/api/ecommerce/cart-summary",
  summary: "The caller's cart as it would be bought now, with coupon, offers, saved address and ways to pay",
  description: "Amounts in minor units. Line discounts round once per line, the coupon once for the cart.",
  can: ["read", "Product"],
  response: cartSummary,
})

export const applyCoupon = endpoint({
  method: "POST",
  path: "/apps/ecommerce/apply-coupon",
  summary: "Put a coupon on the caller's cart",
  description:
    "422 says why it does not count: unknown, not yet, expired, used up, already used, or too little in the cart.",
  can: ["create", "Order"],
  body: couponForm,
  response: z.object({ code: z.string() }),
  changes: own,
})

export const removeCoupon = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/remove-coupon",
  summary: "Take the coupon off the caller's cart",
  can: ["create", "Order"],
  response: z.object({ code: z.string() }),
  changes: own,
})

export const saveAddress = endpoint({
  method: "POST",
  path: "/apps/ecommerce/save-address",
  summary: "Keep where the caller's orders go",
  can: ["create", "Order"],
  body: addressForm,
  response: z.object({ address }),
  changes: own,
})

export const makePaymentToken = endpoint({
  method: "POST",
  path: "/apps/ecommerce/payment-token",
  summary: "Exchange a card, bank or gift card for a token that pays one order",
  description:
    "Goes to the payment provider; nothing of it is kept or logged. In demo workspaces a test provider answers: `4242 4242 4242 4242` pays, `4000 0000 0000 0002` is declined, `4000 0000 0000 9995` has too little, `4000 0000 0000 0069` has expired; any date ahead and any security code but `000`. Gift cards `GIFT-1000`, `GIFT-20` and `GIFT-0`.",
  can: ["create", "Order"],
  body: instrument,
  response: z.object({ token: z.string(), label: z.string() }),
  status: 201,
  changes: { calls: [] },
})

export const placeOrder = endpoint({
  method: "POST",
  path: "/apps/ecommerce/place-order",
  summary: "Buy what is in the cart; lowers the stock and empties the cart",
  description:
    "Where there is less in stock than in the cart the answer is 409, with a message per product, and nothing is bought. A refused payment is a 422 at `payment`.",
  can: ["create", "Order"],
  body: placeOrderBody,
  response: z.object({ order: wholeOrder }),
  status: 201,
  transaction: "none",
})

export const listOrders = endpoint({
  method: "GET",
  path: "/api/ecommerce/orders",
  summary: "Orders, newest first, filtered and paged",
  description:
    "Whoever may not change orders sees their own. `q` looks in the customer's name and e-mail. Amounts in minor units.",
  can: ["read", "Order"],
  query: orderListQuery,
  response: orderPage,
})

export const getOrder = endpoint({
  method: "GET",
  path: "/api/ecommerce/order",
  summary: "One order with its lines, address and history",
  can: ["read", "Order"],
  query: byId,
  response: z.object({ order: wholeOrder }),
})

export const updateOrder = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-order",
  summary: "Take an order on to another state; cancelling gives the stock back",
  description:
    "Whoever may change orders may take it anywhere `mayBecome` says; a buyer may cancel until it is shipped.",
  can: ["read", "Order"],
  body: updateOrderBody,
  response: z.object({ order: wholeOrder }),
})
