"use client"

import { useFormatter } from "next-intl"
import { ProductPicture } from "@/components/kit/product-picture"
import { ProductSearch } from "@/components/kit/product-search"
import { useProducts } from "@/components/kit/use-products"

export default function Custom() {
  const format = useFormatter()
  const products = useProducts().map((product) => ({ ...product, about: product.group, group: undefined }))
  return (
    <ProductSearch
      things={products}
      render={({ label, about, picture, price }) => (
        <>
          <ProductPicture name={picture} className="size-9 rounded-control bg-sunken" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{label}</span>
            <span className="block truncate text-ink-muted text-xs">{about}</span>
          </span>
          <span className="tabular">{format.number(price, { style: "currency", currency: "EUR" })}</span>
        </>
      )}
    />
  )
}
