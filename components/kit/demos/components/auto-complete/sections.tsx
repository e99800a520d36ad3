"use client"

import { ProductSearch } from "@/components/kit/product-search"
import { useProducts } from "@/components/kit/use-products"

/** Products that come with a `group` stand under its name. */
export default function Sections() {
  return <ProductSearch things={useProducts()} />
}
