"use client"

import { useCallback } from "react"
import { useUrlState } from "@/lib/core/client/use-url-state"
import { filterCount, parseShop, type ShopState, writeShop } from "./shop-state"

const rules = { parse: parseShop, write: writeShop }

/** The shop's state, which is the URL. Any change but that of the page goes back to page 1. */
export function useShopState() {
  const { params, state, change } = useUrlState<ShopState>(rules)
  const clear = useCallback(() => {
    const none = { category: [], brand: [], minPrice: undefined, maxPrice: undefined, rating: undefined }
    change({ q: undefined, freeShipping: undefined, ...none })
  }, [change])

  const pageAddress = (page: number) => `?${writeShop({ ...state, page }, new URLSearchParams(params))}`
  return { state, change, clear, pageAddress, filters: filterCount(state) }
}
export type ShopControl = ReturnType<typeof useShopState>
