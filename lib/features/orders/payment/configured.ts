import { config } from "@/lib/core/config"
import type { OrderPayment } from "../values"
import type { PaymentProvider } from "./provider"
import { testProvider } from "./test-provider"

let chosen: PaymentProvider | undefined

/** Replaces the configured provider, for tests. */
export function usePayments(provider: PaymentProvider | undefined): void {
  chosen = provider
}

/**
 * The payment provider, or undefined if only cash on delivery is offered. The test provider charges nothing, so it is used
 * only for demo data or if the operator configures it.
 */
export function paymentProvider(): PaymentProvider | undefined {
  const { PAYMENT_PROVIDER, demo } = config()
  if (chosen) return chosen
  return (PAYMENT_PROVIDER ?? (demo ? "test" : "none")) === "test" ? testProvider : undefined
}

const viaProvider: OrderPayment[] = ["card", "netBanking", "emi", "giftCard"]

/** The payment methods to offer. */
export function paymentsFor(savedCard: boolean): OrderPayment[] {
  if (!paymentProvider()) return ["cashOnDelivery"]
  return [...(savedCard ? (["savedCard"] as const) : []), ...viaProvider, "cashOnDelivery"]
}
