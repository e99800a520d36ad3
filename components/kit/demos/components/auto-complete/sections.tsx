"use client"

import { ProductSearch } from "@/components/kit/product-search"
import { useProducts } from "@/components/kit/use-products"

/** Products with a `group` are listed under its name. */
export default function Sections() {
  return <ProductSearch things={useProducts()} />
}
