"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/coupons/endpoints"
import type { Coupon } from "@/lib/features/coupons/schema"
import { staleAfterWrite } from "./stale"

/** Ends and resumes coupons. Both can be undone. */
export function useCouponActions() {
  const t = useTranslations("coupons.done")
  const attempt = useAttempt(staleAfterWrite)
  const setActive = (code: string, isOn: boolean, until?: string) =>
    call(endpoints.switchCoupon, { body: { code, isOn, until } })
  return {
    end: ({ code, endsAt }: Coupon) =>
      attempt(async () => {
        await setActive(code, false)
        void toast.undo(t("ended", { code }), () => attempt(() => setActive(code, true, endsAt ?? undefined)))
      }),
    resume: ({ code, endsAt }: Coupon) =>
      attempt(async () => {
        await setActive(code, true)
        void toast.undo(t("resumed", { code }), () => attempt(() => setActive(code, true, endsAt ?? undefined)))
      }),
  }
}
