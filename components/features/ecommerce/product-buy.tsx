"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Price } from "@/components/features/catalogue/price"
import { Stars } from "@/components/features/catalogue/stars"
import { ShareMenu } from "@/components/ui/share-menu"
import { minor } from "@/lib/core/money"
import type { ProductColor } from "@/lib/features/catalogue/values"
import type { ProductDetails } from "@/lib/features/ecommerce/schema"
import { CartAction } from "./cart-action"
import { ColorChoice } from "./color-choice"
import { StockNote } from "./stock-note"
import { useCartAndWishlist } from "./use-held"
import { WishButton } from "./wish-button"

/** A product's name, price and description, with everything needed to buy it. */
export function ProductBuy({
  product,
  stock,
  deliveryDays,
}: Pick<ProductDetails, "product" | "stock" | "deliveryDays">) {
  const t = useTranslations("ecommerce")
  const actions = useCartAndWishlist(product)
  const [color, setColor] = useState<ProductColor | undefined>(product.colorOptions[0])
  const { name, brand } = product
  return (
    <div className="min-w-0">
      <h1 className="text-balance font-semibold text-heading tracking-tight">{name}</h1>
      {brand && <p className="mt-0.5 text-ink-muted text-sm">{t("detail.by", { brand })}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price minor={minor(product.price)} className="font-semibold text-display" />
        <Stars rating={product.rating} />
        <StockNote stock={stock} />
      </div>
      <p className="mt-4 max-w-prose whitespace-pre-line text-pretty text-base text-ink-muted">
        <bdi>{product.description}</bdi>
      </p>
      <ul className="mt-4 grid gap-1 text-dense text-ink-muted">
        <li>{product.hasFreeShipping ? t("detail.free") : t("detail.paid")}</li>
        <li>{t("detail.days", { days: deliveryDays })}</li>
      </ul>
      <div className="mt-5 border-line border-t pt-5">
        <ColorChoice colors={product.colorOptions} value={color} onChange={setColor} />
        <div className="mt-5 flex flex-wrap gap-2.5">
          <CartAction
            name={name}
            stock={stock}
            inCart={actions.inCart}
            onAdd={() => actions.addToCart(color)}
            className="max-sm:basis-full sm:min-w-44"
          />
          <WishButton name={name} wished={actions.wished} onToggle={actions.toggleWish} className="max-sm:flex-1" />
          <ShareMenu name={name} />
        </div>
      </div>
    </div>
  )
}
