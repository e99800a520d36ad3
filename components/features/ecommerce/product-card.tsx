"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { ProductPicture } from "@/components/features/catalogue/product-picture"
import { Stars } from "@/components/features/catalogue/stars"
import { Badge } from "@/components/ui/badge"
import { Link } from "@/components/ui/link"
import { minor } from "@/lib/core/money"
import type { ShelfProduct } from "@/lib/features/ecommerce/schema"
import { fewLeft } from "@/lib/features/ecommerce/values"
import { CartAction } from "./cart-action"
import { useCartAndWishlist } from "./use-held"
import { WishButton } from "./wish-button"

interface Props {
  product: ShelfProduct
  /** A list places picture and text side by side, a grid stacks them. */
  view?: "grid" | "list"
  /** On the wishlist the heart removes the card, which can be undone. */
  onWishlist?: boolean
  /** For cards near the top of the page, whose picture loads at once. */
  first?: boolean
}

/** A product in the shop. */
export function ProductCard({ product, view = "grid", onWishlist, first }: Props) {
  const t = useTranslations("ecommerce")
  const catalogue = useTranslations("catalogue")
  const actions = useCartAndWishlist(product)
  const { name, slug, image, stock } = product
  const list = view === "list"
  if (onWishlist && !actions.wished) return null
  return (
    <article
      className={clsx(
        "group relative flex h-full min-w-0 overflow-hidden rounded-card border bg-card shadow-card",
        list ? "flex-col sm:flex-row" : "flex-col",
      )}
    >
      <div className={clsx("relative bg-sunken", list && "sm:w-52 sm:shrink-0")}>
        <ProductPicture
          src={image}
          eager={first}
          className={clsx("w-full p-5", list ? "h-44 sm:h-full sm:max-h-56" : "h-44")}
        />
        <WishButton
          iconOnly
          name={name}
          wished={actions.wished}
          onToggle={onWishlist ? actions.forget : actions.toggleWish}
          className="absolute! end-2 top-2 z-10 bg-card/80"
        />
        {stock === 0 && (
          <Badge tone="neutral" variant="solid" className="absolute! start-3 top-3">
            {t("soldOut")}
          </Badge>
        )}
      </div>
      <div className={clsx("flex min-w-0 flex-1 flex-col p-4", list && "sm:flex-row sm:gap-6 sm:p-5")}>
        <div className="min-w-0 flex-1">
          <div className={clsx("flex items-center justify-between gap-3", list && "sm:justify-start")}>
            <Stars rating={product.rating} />
            <Price minor={minor(product.price)} className={clsx("font-semibold", list && "sm:hidden")} />
          </div>
          <h3 className="mt-1.5 truncate font-medium text-sm">
            <Link
              href={`/apps/ecommerce/product-detail/${slug}`}
              className="rounded-sm after:absolute after:inset-0 hover:text-brand-text"
            >
              {name}
            </Link>
          </h3>
          <p className="truncate text-ink-faint text-xs">{product.brand}</p>
          <p className={clsx("mt-1.5 text-dense text-ink-muted", list ? "line-clamp-3" : "line-clamp-2")}>
            <bdi>{product.description}</bdi>
          </p>
        </div>
        <div className={clsx("mt-3 flex flex-col gap-2.5", list && "sm:mt-0 sm:w-44 sm:shrink-0 sm:justify-between")}>
          {list && <Price minor={minor(product.price)} className="text-title font-semibold max-sm:hidden" />}
          <span className="flex min-h-5 flex-wrap items-center gap-1.5">
            {product.hasFreeShipping && <Badge tone="success">{catalogue("freeShipping")}</Badge>}
            {stock > 0 && stock <= fewLeft && <Badge tone="warning">{t("left", { count: stock })}</Badge>}
          </span>
          <CartAction
            name={name}
            stock={stock}
            inCart={actions.inCart}
            onAdd={() => actions.addToCart()}
            className="relative z-10 w-full"
          />
        </div>
      </div>
    </article>
  )
}
