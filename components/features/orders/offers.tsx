"use client"

import { BadgePercent } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { toast } from "@/components/ui/toast"
import type { Coupon } from "@/lib/features/orders/schema/checkout"
import { useCouponText } from "./coupon-text"
import { useCoupon } from "./use-coupon"

/** Coupons offered to all customers, applied with one click. */
export function Offers({ offers, taken }: { offers: Coupon[]; taken?: string }) {
  const t = useTranslations("orders.coupons")
  const text = useCouponText()
  const { apply } = useCoupon()
  const others = offers.filter(({ code }) => code !== taken)
  if (others.length === 0) return null
  return (
    <section aria-label={t("offers")} className="mt-4">
      <h2 className="mb-1 font-medium text-dense text-ink-muted">{t("offers")}</h2>
      <ul>
        {others.map((offer) => (
          <li key={offer.code} className="flex items-center gap-2.5 py-1">
            <BadgePercent aria-hidden="true" className="size-4 shrink-0 text-brand-text" />
            <span className="min-w-0 flex-1 text-dense">
              <span className="block font-medium">{text.gain(offer)}</span>
              <span className="block text-ink-faint text-xs">
                {[offer.code, text.from(offer)].filter(Boolean).join(" · ")}
              </span>
            </span>
            <ActionButton
              variant="ghost"
              tone="brand"
              size="sm"
              disabled={offer.problem !== null}
              action={async () => {
                const rejection = await apply(offer.code)
                if (rejection) void toast.error(rejection)
              }}
            >
              {t("apply")}
              <span className="sr-only"> {offer.code}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
