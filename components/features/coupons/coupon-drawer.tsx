"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Coupon } from "@/lib/features/coupons/schema"

const loadForm = () => import("./coupon-form")
const Form = lazy(loadForm)

/** Fetches drawer and form ahead, for a button that is about to open them. */
export const preloadCouponForm = () => {
  void preloadDrawer()
  void loadForm()
}

/** Which coupon's drawer is open, which stands in the address: `open=add`, or `open=` a code in capitals. */
export const useOpenCoupon = () => useViewParam("open")
export const newCoupon = "add"

/** The drawer in which a coupon is added or changed. */
export function CouponDrawer({ coupons, mayAdd }: { coupons: Coupon[]; mayAdd: boolean }) {
  const t = useTranslations("coupons")
  const [open, setOpen] = useOpenCoupon()
  const coupon = coupons.find(({ code }) => code === open)
  const adds = mayAdd && open === newCoupon
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer
      open={adds || coupon !== undefined}
      onClose={close}
      title={coupon ? t("form.edit", { code: coupon.code }) : t("add")}
    >
      <Suspense>
        <Form key={coupon?.code} coupon={coupon} onDone={close} />
      </Suspense>
    </Drawer>
  )
}
