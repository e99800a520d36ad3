"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { filterCount, parseShop, type ShopState, writeShop } from "./shop-state"

/** The shop's state, which is its address. Anything but a change of page leads back to the first one. */
export function useShopState() {
  const params = useSearchParams()
  const state = useMemo(() => parseShop(params), [params])

  const change = useCallback((part: Partial<ShopState>, { replace = false } = {}) => {
    const current = new URLSearchParams(window.location.search)
    const search = writeShop({ ...parseShop(current), page: 1, ...part }, current).toString()
    const address = `${window.location.pathname}${search ? `?${search}` : ""}`
    // Next follows the browser's history without asking the server for the page again.
    if (replace) window.history.replaceState(null, "", address)
    else window.history.pushState(null, "", address)
  }, [])

  const clear = useCallback(() => {
    const none = { category: [], brand: [], minPrice: undefined, maxPrice: undefined, rating: undefined }
    change({ q: undefined, freeShipping: undefined, ...none })
  }, [change])

  const pageAddress = (page: number) => `?${writeShop({ ...state, page }, new URLSearchParams(params))}`
  return { state, change, clear, pageAddress, filters: filterCount(state) }
}
export type ShopControl = ReturnType<typeof useShopState>
