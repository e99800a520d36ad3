"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import type { MessageSource } from "@/components/layout/messages"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Coupon } from "@/lib/features/coupons/schema"

const loadForm = () => import("./coupon-form")
const Form = lazy(loadForm)
const Activity = lazy(() => import("@/components/features/audit/drawer-activity"))

/** Preloads the drawer and its form when the user is about to open them. */
export const preloadCouponForm = () => {
  void preloadDrawer()
  void loadForm()
}

/** The open drawer, from the URL: `open=add`, or `open=` and a coupon's code in capitals. */
export const useOpenCoupon = () => useViewParam("open")
export const newCoupon = "add"

interface Props {
  coupons: Coupon[]
  mayAdd: boolean
  /** The messages of the activity, for those who may see it. */
  activity: MessageSource | undefined
}

/** The drawer to add or edit a coupon, with what happened to it below. */
export function CouponDrawer({ coupons, mayAdd, activity }: Props) {
  const t = useTranslations("coupons")
  const [open, setOpen] = useOpenCoupon()
  const coupon = coupons.find(({ code }) => code === open)
  const isAdding = mayAdd && open === newCoupon
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer
      open={isAdding || coupon !== undefined}
      onClose={close}
      title={coupon ? t("form.edit", { code: coupon.code }) : t("add")}
    >
      <Suspense>
        <Form key={coupon?.code} coupon={coupon} onDone={close} />
      </Suspense>
      <Suspense>
        {coupon && activity && (
          <Activity key={coupon.id} messages={activity} recordType="coupon" recordId={coupon.id} />
        )}
      </Suspense>
    </Drawer>
  )
}
