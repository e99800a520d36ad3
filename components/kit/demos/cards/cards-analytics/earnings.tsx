"use client"

import { EarningsCard } from "@/components/features/cards/commerce/earnings-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Earnings() {
  return <CardFigures call="getBestProducts">{(products) => <EarningsCard products={products} />}</CardFigures>
}
