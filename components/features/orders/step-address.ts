import { type CheckoutStep, checkoutSteps } from "@/lib/features/orders/values"

/** Returns the URL of a checkout step; `order` is the id of the placed order. */
export function stepAddress(step: CheckoutStep, order?: number): string {
  const search = new URLSearchParams()
  if (step !== "cart") search.set("step", step)
  if (order) search.set("order", String(order))
  return `/apps/ecommerce/checkout${search.size > 0 ? `?${search}` : ""}`
}

/** Reads the checkout step from the URL, and for the last step the id of the placed order. */
export function readStep(params: Record<string, string | string[] | undefined>): {
  step: CheckoutStep
  order?: number
} {
  const step = checkoutSteps.find((name) => name === params.step) ?? "cart"
  if (step !== "done") return { step }
  const order = /^\d{1,9}$/.test(String(params.order)) ? Number(params.order) : 0
  return order > 0 ? { step, order } : { step: "cart" }
}
