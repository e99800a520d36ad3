/** The statuses of an order, in their usual sequence. `cancelled` is final. */
export const orderStatuses = ["placed", "paid", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPayments = ["savedCard", "card", "netBanking", "emi", "cashOnDelivery", "giftCard"] as const
export type OrderPayment = (typeof orderPayments)[number]
export const addressKinds = ["home", "work"] as const
export const orderSorts = ["placedAt", "total"] as const

/** The kinds of an order's payment records. */
export const moneyKinds = ["payment", "refund"] as const
export type MoneyKind = (typeof moneyKinds)[number]
/**
 * `pending` until the provider has answered, then `done` or `failed`; `manual` for money that the shop returns to the buyer
 * itself.
 */
export const moneyStates = ["pending", "done", "failed", "manual"] as const
export type MoneyState = (typeof moneyStates)[number]

/** Why a coupon doesn't apply. */
export const couponProblems = [
  "unknown",
  "notYet",
  "expired",
  "usedUp",
  "alreadyUsed",
  "minimum",
  "notNow",
  "nothing",
] as const

/** The possible numbers of monthly instalments. */
export const instalments = [3, 6, 12] as const

/** The delivery fee in minor units, charged unless every product ships free. */
export const deliveryMinor = 490

/** The steps of the checkout, in order. */
export const checkoutSteps = ["cart", "address", "payment", "done"] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const flow: readonly OrderStatus[] = ["placed", "paid", "shipped", "delivered"]

/**
 * The statuses that an order can change to. Steps back allow correcting mistakes, except that a charged order can't become
 * `placed` again. Delivered and cancelled orders can't be cancelled.
 */
export function nextStatuses(status: OrderStatus, isCharged: boolean): OrderStatus[] {
  if (status === "cancelled") return []
  const others = flow.filter((other) => other !== status && !(isCharged && other === "placed"))
  return status === "delivered" ? others : [...others, "cancelled"]
}

/** Whether an order has moved forward, not back to correct a mistake. */
export const isForward = (from: OrderStatus, to: OrderStatus) => flow.indexOf(to) > flow.indexOf(from)

/** Whether the goods of an order have left the shop. */
export const hasLeft = (status: OrderStatus) => status === "shipped" || status === "delivered"

/** Whether the buyer may still cancel the order. */
export const mayCancel = (status: OrderStatus) => status === "placed" || status === "paid"
