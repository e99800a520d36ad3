import { config } from "@/lib/core/config"
import type { OrderPayment } from "../values"
import type { PaymentProvider } from "./provider"
import { testProvider } from "./test-provider"

let chosen: PaymentProvider | undefined

/** Puts another provider in place of the configured one; for tests. */
export function usePayments(provider: PaymentProvider | undefined): void {
  chosen = provider
}

/**
 * Who takes payments. The test provider lets anyone have goods for nothing, so it serves demo data only, or where the
 * operator asks for it; otherwise one pays at the door.
 */
export function paymentProvider(): PaymentProvider | undefined {
  const { PAYMENT_PROVIDER, demo } = config()
  if (chosen) return chosen
  return (PAYMENT_PROVIDER ?? (demo ? "test" : "none")) === "test" ? testProvider : undefined
}

const viaProvider: OrderPayment[] = ["card", "netBanking", "emi", "giftCard"]

/** How one may pay. */
export function paymentsFor(savedCard: boolean): OrderPayment[] {
  if (!paymentProvider()) return ["cashOnDelivery"]
  return [...(savedCard ? (["savedCard"] as const) : []), ...viaProvider, "cashOnDelivery"]
}
