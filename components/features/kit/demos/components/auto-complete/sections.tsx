"use client"

import { ProductSearch } from "@/components/features/kit/product-search"
import { useProducts } from "@/components/features/kit/use-products"

/** Products that come with a `group` stand under its name. */
export default function Sections() {
  return <ProductSearch things={useProducts()} />
}
