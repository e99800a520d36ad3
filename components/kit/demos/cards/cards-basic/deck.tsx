"use client"

import { GoodsCards } from "@/components/kit/goods-cards"

/** All cards are as tall as the tallest one, with aligned footers. */
export default function Deck() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <GoodsCards />
    </div>
  )
}
