import { type CheckoutStep, checkoutSteps } from "@/lib/features/orders/values"

/** Where a step of the checkout stands; `order` is what was bought. */
export function stepAddress(step: CheckoutStep, order?: number): string {
  const search = new URLSearchParams()
  if (step !== "cart") search.set("step", step)
  if (order) search.set("order", String(order))
  return `/apps/ecommerce/checkout${search.size > 0 ? `?${search}` : ""}`
}

/** The step an address asks for, and what was bought where it is the last. */
export function readStep(params: Record<string, string | string[] | undefined>): {
  step: CheckoutStep
  order?: number
} {
  const wanted = checkoutSteps.find((step) => step === params.step) ?? "cart"
  if (wanted !== "done") return { step: wanted }
  const order = /^\d{1,9}$/.test(String(params.order)) ? Number(params.order) : 0
  return order > 0 ? { step: wanted, order } : { step: "cart" }
}
