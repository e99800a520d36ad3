"use client"

import { Heart } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ecommerce/endpoints"
import { ProductCard } from "./product-card"
import { wishlistQuery } from "./wishlist-query"

const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"

/** The user's wishlist. */
export function Wishlist() {
  const t = useTranslations("ecommerce")
  const response = useQuery(endpoints.listShelf, { query: wishlistQuery })
  const { data, error } = response
  if (!data && error)
    return (
      <Card>
        <LoadFailed text={error.message} busy={response.isValidating} onRetry={() => void response.mutate()} />
      </Card>
    )
  if (!data)
    return (
      <div className={grid}>
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    )
  if (data.products.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Heart />}
          title={t("wishlist.emptyTitle")}
          text={t("wishlist.emptyText")}
          action={<ButtonLink href="/apps/ecommerce/shop">{t("toShop")}</ButtonLink>}
        />
      </Card>
    )
  return (
    <>
      <h2 className="sr-only">{t("products")}</h2>
      <ul aria-label={t("wishlist.title")} className={grid}>
        {data.products.map((product, index) => (
          <li key={product.id} className="min-w-0 empty:hidden">
            <ProductCard product={product} onWishlist first={index < 4} />
          </li>
        ))}
      </ul>
    </>
  )
}
