"use client"

import { ProductSearch } from "@/components/kit/product-search"
import { useProducts } from "@/components/kit/use-products"

export default function Limit() {
  const products = useProducts().map(({ value, label }) => ({ value, label }))
  return <ProductSearch things={products} max={3} />
}
