"use client"

import { ProductSearch } from "@/components/kit/product-search"
import { useProducts } from "@/components/kit/use-products"

const bestSellers = ["dotted", "fountain", "wrap", "card"]

export default function Defaults() {
  const products = useProducts().map(({ value, label }) => ({ value, label }))
  return <ProductSearch things={products} first={products.filter(({ value }) => bestSellers.includes(value))} />
}
