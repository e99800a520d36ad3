"use client"

import { useTransition } from "react"
import { useAttempt } from "@/components/ui/use-attempt"
import { useErrorText } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/orders/endpoints"

/** Returns functions that apply a coupon to the cart and remove it. */
export function useCoupon() {
  const [busy, start] = useTransition()
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const stale = [endpoints.getCartSummary]
  const attempt = useAttempt(stale)
  return {
    busy,
    /** @returns why the coupon was rejected, or undefined if it applies */
    apply: async (code: string): Promise<string | undefined> => {
      try {
        await call(endpoints.applyCoupon, { body: { code } })
        await invalidate(stale)
        return undefined
      } catch (error) {
        return errorText(error)
      }
    },
    remove: () => start(async () => void (await attempt(() => call(endpoints.removeCoupon)))),
  }
}
