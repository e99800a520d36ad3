"use client"

import { useTranslations } from "next-intl"
import { Price, usePercent } from "@/components/features/catalogue/price"
import { ProductPicture } from "@/components/features/catalogue/product-picture"
import { useRate } from "@/components/features/offers/use-reward-text"
import type { WholeOrder } from "@/lib/features/orders/schema/order"
import { LineReductions } from "./line-reductions"

/** The products of an order at the prices of the time, with the totals. */
export function OrderLines({ order }: { order: WholeOrder }) {
  const t = useTranslations("orders")
  const color = useTranslations("catalogue.colors")
  const percent = usePercent()
  const rate = useRate()
  const { currency } = order
  const sums = [
    { label: t("prices.goods", { count: order.items }), minor: order.subtotalMinor, always: true },
    { label: t("prices.discount"), minor: -order.discountMinor },
    { label: t("prices.coupon", { code: order.couponCode }), minor: -order.couponDiscountMinor },
    { label: t("prices.delivery"), minor: order.deliveryMinor, always: true },
  ]
  return (
    <>
      <ul className="divide-y divide-line border-line border-t">
        {order.lines.map((line) => (
          <li key={line.productId} className="flex items-center gap-3 px-5 py-3">
            <ProductPicture src={line.image} size={48} className="size-12 shrink-0 rounded-control bg-sunken p-1" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium text-sm">{line.name}</p>
              <p className="truncate text-ink-muted text-xs">
                {[line.brand, line.color && color(line.color)].filter(Boolean).join(" · ")}
              </p>
              <LineReductions line={line} currency={currency} />
              <p className="tabular text-ink-muted text-xs sm:hidden">
                {line.qty} × <Price minor={line.priceMinor} currency={currency} />
              </p>
            </div>
            <p className="tabular text-end text-dense text-ink-muted max-sm:hidden">
              {line.qty} × <Price minor={line.priceMinor} currency={currency} />
              {line.discountPercentage > 0 && (
                <span className="block text-success-text text-xs">
                  {t("cart.discount", { percent: percent(line.discountPercentage) })}
                </span>
              )}
            </p>
            <Price minor={line.totalMinor} currency={currency} className="w-22 text-end font-medium text-sm" />
          </li>
        ))}
      </ul>
      <dl className="ms-auto grid max-w-xs gap-1.5 border-line border-t p-5 text-sm">
        {sums
          .filter(({ minor, always }) => always || minor !== 0)
          .map(({ label, minor }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-muted">{label}</dt>
              <dd>{minor === 0 ? t("prices.free") : <Price minor={minor} currency={currency} />}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold text-base">
          <dt>{t("prices.total")}</dt>
          <dd>
            <Price minor={order.totalMinor} currency={currency} />
          </dd>
        </div>
        {order.vat.map((one) => (
          <div key={one.rate} className="flex justify-between gap-4 text-dense text-ink-muted">
            <dt>{t("prices.vat", { rate: rate(one.rate) })}</dt>
            <dd>
              <Price minor={one.vat} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
