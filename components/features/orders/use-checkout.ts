"use client"

import { useSearchParams } from "next/navigation"
import { useCallback } from "react"
import { changeUrl } from "@/lib/core/client/current-url"
import type { CheckoutStep } from "@/lib/features/orders/values"
import { readStep, stepAddress } from "./step-address"

/** Returns the checkout step from the URL, and a function that goes to another step. */
export function useCheckoutStep() {
  const { step, order } = readStep(Object.fromEntries(useSearchParams()))
  const go = useCallback((next: CheckoutStep, bought?: number) => {
    const { search } = new URL(stepAddress(next, bought), window.location.origin)
    const address = `${window.location.pathname}${search}`
    // Replace the history entry, so that Back does not return to a completed payment.
    changeUrl(address, { replace: next === "done" })
    window.scrollTo({ top: 0 })
  }, [])
  return { step, order, go }
}
export type Go = ReturnType<typeof useCheckoutStep>["go"]
