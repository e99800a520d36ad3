import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { ShelfProduct } from "@/lib/features/ecommerce/schema"
import type { CartLine, CartSummary } from "@/lib/features/orders/schema/checkout"
import catalogue from "@/messages/en/catalogue.json"
import ecommerce from "@/messages/en/ecommerce.json"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import orders from "@/messages/en/orders.json"
import rewards from "@/messages/en/rewards.json"
import ui from "@/messages/en/ui.json"

/** A product as in the list response. */
export const product = (id: number, more: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  description: "Something to write with.",
  brand: "Maker",
  price: 12.5,
  image: "",
  hasFreeShipping: false,
  rating: 4,
  isInWishlist: false,
  isInCart: false,
  stock: 8,
  ...more,
})

export const line = (productId: number, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  name: `Product ${productId}`,
  slug: `product-${productId}`,
  brand: "Maker",
  image: "",
  color: null,
  colorOptions: [],
  qty: 1,
  stock: 8,
  priceMinor: 1250,
  discountPercentage: 10,
  totalMinor: 1125,
  vatRate: 2550,
  reductions: [],
  hasFreeShipping: false,
  isInWishlist: false,
  deliveryDate: "2026-03-01",
  ...more,
})

export const summary = (lines: CartLine[], more: Partial<CartSummary> = {}): CartSummary => ({
  lines,
  items: lines.reduce((sum, { qty }) => sum + qty, 0),
  currency: "EUR",
  subtotalMinor: 1250,
  discountMinor: 125,
  couponDiscountMinor: 0,
  deliveryMinor: 490,
  totalMinor: 1615,
  vat: [{ rate: 2550, net: 1287, vat: 328, gross: 1615 }],
  coupon: null,
  offers: [],
  savedAddress: null,
  savedCard: null,
  payments: ["card", "cashOnDelivery"],
  banks: [],
  paymentsAreTests: true,
  ...more,
})

/** Renders a screen of the shop as the workspace's layout would, in English. */
export const show = (screen: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en-GB"
      timeZone="UTC"
      messages={{ ui, list, errors, catalogue, ecommerce, orders, rewards }}
    >
      <AbilityProvider rules={[{ action: "manage", subject: "all" }]}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screen}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
