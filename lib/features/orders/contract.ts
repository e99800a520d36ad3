import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { cartSummary, couponForm, instrument, placeOrderBody } from "./schema/checkout"
import { orderListQuery, orderPage, retryRefundBody, updateOrderBody, wholeOrder } from "./schema/order"
import { address, addressForm } from "./schema/parts"

const byId = z.object({ id })
/** Only the caller's screens show these changes. */
const own = { calls: ["/api/ecommerce/cart-summary"], to: "self" } as const

export const getCartSummary = endpoint({
  method: "GET",
  path: "/api/ecommerce/cart-summary",
  summary: "The caller's cart with current prices, coupon, offers, saved address and payment methods",
  description: "Amounts are in minor units. Discounts are rounded once per line, the coupon once for the cart.",
  can: ["read", "Product"],
  response: cartSummary,
})

export const applyCoupon = endpoint({
  method: "POST",
  path: "/apps/ecommerce/apply-coupon",
  summary: "Apply a coupon to the caller's cart",
  description:
    "422 gives the reason if it isn't valid: unknown, not valid yet, expired, used up, already used, or a cart below the minimum.",
  can: ["create", "Order"],
  body: couponForm,
  response: z.object({ code: z.string() }),
  changes: own,
})

export const removeCoupon = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/remove-coupon",
  summary: "Remove the coupon from the caller's cart",
  can: ["create", "Order"],
  response: z.object({ code: z.string() }),
  changes: own,
})

export const saveAddress = endpoint({
  method: "POST",
  path: "/apps/ecommerce/save-address",
  summary: "Save the caller's delivery address",
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
    "The data goes to the payment provider and is neither stored nor logged. Demo workspaces use a test provider: `4242 4242 4242 4242` pays, `4000 0000 0000 0002` is declined, `4000 0000 0000 9995` has insufficient funds, `4000 0000 0000 0069` has expired. Use any future date and any security code except `000`. Gift cards are `GIFT-1000`, `GIFT-20` and `GIFT-0`.",
  can: ["create", "Order"],
  body: instrument,
  response: z.object({ token: z.string(), label: z.string() }),
  status: 201,
  changes: { calls: [] },
})

export const placeOrder = endpoint({
  method: "POST",
  path: "/apps/ecommerce/place-order",
  summary: "Buy the contents of the cart, which reduces the stock and empties the cart",
  description:
    "If the stock is too low, the response is 409 with a message per product, and nothing is bought. A declined payment is a 422 at `payment`.",
  can: ["create", "Order"],
  body: placeOrderBody,
  response: z.object({ order: wholeOrder }),
  status: 201,
  transaction: "none",
})

export const listOrders = endpoint({
  method: "GET",
  path: "/api/ecommerce/orders",
  tool: "list_orders",
  summary: "Orders, newest first, filtered and paged",
  description:
    "Callers who may not update orders see only their own. `q` searches the customer's name and e-mail, or is an order's number. Days are those of UTC, both included. Amounts are in minor units.",
  can: ["read", "Order"],
  query: orderListQuery,
  response: orderPage,
})

export const getOrder = endpoint({
  method: "GET",
  path: "/api/ecommerce/order",
  tool: "get_order",
  summary: "One order with its lines, address and history",
  can: ["read", "Order"],
  query: byId,
  response: z.object({ order: wholeOrder }),
})

export const updateOrder = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-order",
  summary: "Change the status of an order; cancelling returns the goods to stock",
  description:
    "Callers who may update orders can set any status in `mayBecome`. Buyers can cancel until the order is shipped.",
  can: ["read", "Order"],
  body: updateOrderBody,
  response: z.object({ order: wholeOrder }),
})

export const retryRefund = endpoint({
  method: "POST",
  path: "/apps/ecommerce/retry-refund",
  summary: "Request the refund of a cancelled order again, after it failed or was never answered",
  description:
    "The state of the refund in `payments` says whether the provider accepted it. Nothing is refunded twice. If there is nothing to retry, or somebody else is retrying, the response is 409.",
  can: ["update", "Order"],
  body: retryRefundBody,
  response: z.object({ order: wholeOrder }),
  transaction: "none",
})
