"use client"

import { GoodsCards } from "@/components/kit/goods-cards"

/** As high as the highest of them, with their feet on one line. */
export default function Deck() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <GoodsCards />
    </div>
  )
}
