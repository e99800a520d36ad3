"use client"

import { useSearchParams } from "next/navigation"
import { useCallback } from "react"
import type { CheckoutStep } from "@/lib/features/orders/values"
import { readStep, stepAddress } from "./step-address"

/** The step of the checkout, which is in the address, and how to go to another. */
export function useCheckoutStep() {
  const { step, order } = readStep(Object.fromEntries(useSearchParams()))
  const go = useCallback((next: CheckoutStep, bought?: number) => {
    const { search } = new URL(stepAddress(next, bought), window.location.origin)
    const address = `${window.location.pathname}${search}`
    // Nobody gets back to a payment that has been made.
    if (next === "done") window.history.replaceState(null, "", address)
    else window.history.pushState(null, "", address)
    window.scrollTo({ top: 0 })
  }, [])
  return { step, order, go }
}
export type Go = ReturnType<typeof useCheckoutStep>["go"]
