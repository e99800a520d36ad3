"use client"

import { useTranslations } from "next-intl"
import type { Cart } from "@/components/features/ecommerce/use-cart"
import { Button } from "@/components/ui/button"
import type { CartSummary } from "@/lib/features/orders/schema/checkout"
import { CartRow } from "./cart-row"
import { loadAddress } from "./later-steps"
import { PricePanel } from "./price-panel"
import type { Go } from "./use-checkout"

const preload = () => void loadAddress()

/** Checkout step that shows the cart. */
export function CartStep({ cart, summary, go }: { cart: Cart; summary: CartSummary; go: Go }) {
  const t = useTranslations("orders.cart")
  const isOutOfStock = summary.lines.some(({ qty, stock }) => qty > stock)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <h2 className="sr-only">{t("title")}</h2>
      <ul aria-label={t("title")} className="grid min-w-0 grid-cols-1 gap-4">
        {summary.lines.map((line) => (
          <li key={line.productId}>
            <CartRow line={line} cart={cart} />
          </li>
        ))}
      </ul>
      <PricePanel summary={summary} withCoupon>
        <Button
          className="w-full"
          disabled={isOutOfStock}
          onPointerEnter={preload}
          onFocus={preload}
          onTouchStart={preload}
          onClick={() => go("address")}
        >
          {t("placeOrder")}
        </Button>
        {isOutOfStock && <p className="mt-2 text-danger-text text-xs">{t("short")}</p>}
      </PricePanel>
    </div>
  )
}
