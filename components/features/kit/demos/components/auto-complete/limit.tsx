"use client"

import { ProductSearch } from "@/components/features/kit/product-search"
import { useProducts } from "@/components/features/kit/use-products"

export default function Limit() {
  const products = useProducts().map(({ value, label }) => ({ value, label }))
  return <ProductSearch things={products} most={3} />
}
