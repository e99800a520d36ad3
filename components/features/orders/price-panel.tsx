"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Price } from "@/components/features/catalogue/price"
import { useRate } from "@/components/features/offers/use-reward-text"
import { Card } from "@/components/ui/card"
import type { CartSummary } from "@/lib/features/orders/schema/checkout"
import { CouponBox } from "./coupon-box"
import { Offers } from "./offers"

interface Props {
  summary: CartSummary
  /** Shows the coupon field. Only the cart step has it; later steps show the coupon in the totals. */
  withCoupon?: boolean
  /** The button to the next step. */
  children?: ReactNode
}

const Row = ({ label, strong, children }: { label: ReactNode; strong?: boolean; children: ReactNode }) => (
  <div
    className={clsx(
      "flex items-baseline justify-between gap-3",
      strong && "mt-1 border-line border-t pt-3 font-semibold text-base",
    )}
  >
    <dt className={strong ? undefined : "text-ink-muted"}>{label}</dt>
    <dd className="text-end">{children}</dd>
  </div>
)

/** Summary of the prices, discounts and total. */
export function PricePanel({ summary, withCoupon, children }: Props) {
  const t = useTranslations("orders.prices")
  const rate = useRate()
  const { coupon } = summary
  return (
    <Card className="p-5 lg:sticky lg:top-24">
      {withCoupon && (
        <>
          <CouponBox coupon={coupon} />
          <Offers offers={summary.offers} taken={coupon?.code} />
          <hr className="my-4 border-line" />
        </>
      )}
      <h2 className="mb-3 font-semibold text-base">{t("title")}</h2>
      <dl className="grid gap-2 text-sm" aria-live="polite">
        <Row label={t("goods", { count: summary.items })}>
          <Price minor={summary.subtotalMinor} />
        </Row>
        {summary.discountMinor > 0 && (
          <Row label={t("discount")}>
            <Price minor={-summary.discountMinor} className="text-success-text" />
          </Row>
        )}
        {summary.couponDiscountMinor > 0 && (
          <Row label={t("coupon", { code: coupon?.code ?? "" })}>
            <Price minor={-summary.couponDiscountMinor} className="text-success-text" />
          </Row>
        )}
        <Row label={t("delivery")}>
          {summary.deliveryMinor === 0 ? (
            <span className="text-success-text">{t("free")}</span>
          ) : (
            <Price minor={summary.deliveryMinor} />
          )}
        </Row>
        <Row strong label={t("total")}>
          <Price minor={summary.totalMinor} />
        </Row>
        {summary.vat
          .filter((one) => one.gross > 0)
          .map((one) => (
            <Row key={one.rate} label={t("vat", { rate: rate(one.rate) })}>
              <Price minor={one.vat} className="text-ink-muted" />
            </Row>
          ))}
      </dl>
      {children && <div className="mt-4">{children}</div>}
    </Card>
  )
}
