"use client"

import { useTransition } from "react"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { applyCoupon, removeCoupon } from "@/lib/features/orders/contract"
import { calls } from "./calls"

/** Puts a coupon on the cart and takes it off. */
export function useCoupon() {
  const [busy, start] = useTransition()
  const invalidate = useInvalidate()
  const stale = [calls.getCartSummary]
  const attempt = useAttempt(stale)
  return {
    busy,
    /** @returns why it does not count; nothing where it does */
    apply: async (code: string): Promise<string | undefined> => {
      try {
        await call<typeof applyCoupon>(calls.applyCoupon, { body: { code } })
        await invalidate(stale)
        return undefined
      } catch (error) {
        if (error instanceof CallError) return error.message
        throw error
      }
    },
    remove: () => start(async () => void (await attempt(() => call<typeof removeCoupon>(calls.removeCoupon)))),
  }
}
