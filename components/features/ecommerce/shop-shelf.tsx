"use client"

import clsx from "clsx"
import { PackageOpen } from "lucide-react"
import { useTranslations } from "next-intl"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import { Pagination } from "@/components/ui/pagination"
import { Skeleton } from "@/components/ui/skeleton"
import { ProductCard } from "./product-card"
import { perPage } from "./shop-state"
import type { Shelf } from "./use-shelf"
import type { ShopControl } from "./use-shop-state"

const grid = {
  grid: "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3",
  list: "grid grid-cols-1 gap-4",
}

const places = Array.from({ length: perPage }, (_, place) => `place ${place}`)

/** The products of the current page, or the loading, empty or error state. */
export function ShopShelf({ shop, shelf }: { shop: ShopControl; shelf: Shelf }) {
  const t = useTranslations("ecommerce")
  const { state, clear, filters, change, pageAddress } = shop
  if (shelf.error)
    return (
      <Framed>
        <LoadFailed text={shelf.error.message} busy={shelf.waiting} onRetry={shelf.refresh} />
      </Framed>
    )
  if (!shelf.products)
    return (
      <div className={grid[state.view]}>
        <span className="sr-only">{t("loading")}</span>
        {places.map((place) => (
          <Skeleton key={place} className={state.view === "grid" ? "h-96 rounded-card" : "h-48 rounded-card"} />
        ))}
      </div>
    )
  if (shelf.products.length === 0)
    return (
      <Framed>
        {state.q || filters > 0 ? (
          <NoMatch onClear={clear} />
        ) : (
          <EmptyState icon={<PackageOpen />} title={t("empty.title")} text={t("empty.text")} />
        )}
      </Framed>
    )
  return (
    <>
      <h2 className="sr-only">{t("products")}</h2>
      <ul
        aria-label={t("products")}
        aria-busy={shelf.waiting}
        className={clsx(grid[state.view], "transition-opacity", shelf.waiting && "opacity-60 delay-150")}
      >
        {shelf.products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} view={state.view} first={index < 3} />
          </li>
        ))}
      </ul>
      {shelf.pages > 1 && (
        <Pagination
          page={state.page}
          pages={shelf.pages}
          href={pageAddress}
          onPage={(page) => {
            change({ page })
            window.scrollTo({ top: 0 })
          }}
          className="flex justify-center"
        />
      )}
    </>
  )
}

const Framed = ({ children }: { children: React.ReactNode }) => (
  <div className="rounded-card border bg-card shadow-card">{children}</div>
)
