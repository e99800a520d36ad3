"use client"

import { GoodsCards } from "@/components/kit/goods-cards"

/** Adjacent cards with one border around them. */
export default function Group() {
  return (
    <div className="grid overflow-hidden rounded-card border border-line md:grid-cols-3 md:divide-x md:divide-line rtl:md:divide-x-reverse">
      <GoodsCards className="rounded-none! border-0! shadow-none!" />
    </div>
  )
}
