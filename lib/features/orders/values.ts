/** The states of an order, in the order it goes through them; a cancelled one goes no further. */
export const orderStatuses = ["placed", "paid", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPayments = ["savedCard", "card", "netBanking", "emi", "cashOnDelivery", "giftCard"] as const
export type OrderPayment = (typeof orderPayments)[number]
export const addressKinds = ["home", "work"] as const
export const orderSorts = ["placedAt", "total"] as const

export const couponKinds = ["percent", "amount", "freeDelivery"] as const
/** Why a coupon does not count. */
export const couponProblems = ["unknown", "notYet", "expired", "usedUp", "alreadyUsed", "minimum"] as const

/** In how many monthly parts one may pay. */
export const instalments = [3, 6, 12] as const

/** What delivery costs unless every product ships free, in minor units. */
export const deliveryMinor = 490

/** The steps of the checkout, in their order. */
export const checkoutSteps = ["cart", "address", "payment", "done"] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const flow: readonly OrderStatus[] = ["placed", "paid", "shipped", "delivered"]

/**
 * Where an order may go from where it is. Steps back are for mistakes; what a provider has been paid for stays paid, and
 * a delivered or cancelled order can't be cancelled any more.
 */
export function nextStatuses(status: OrderStatus, isCharged: boolean): OrderStatus[] {
  if (status === "cancelled") return []
  const others = flow.filter((other) => other !== status && !(isCharged && other === "placed"))
  return status === "delivered" ? others : [...others, "cancelled"]
}

/** Whether whoever bought it may still call it off. */
export const mayCallOff = (status: OrderStatus) => status === "placed" || status === "paid"
