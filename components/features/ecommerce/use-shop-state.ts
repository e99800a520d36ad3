"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useEffect, useMemo, useState } from "react"
import { filterCount, parseShop, type ShopState, writeShop } from "./shop-state"

/** The shop's state, which is the URL. Any change but that of the page goes back to page 1. */
export function useShopState() {
  const params = useSearchParams()
  const urlState = useMemo(() => parseShop(params), [params])
  // Next updates the search params a moment later; a clicked checkbox should react at once.
  const [optimistic, setOptimistic] = useState<ShopState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset when the URL changes
  useEffect(() => setOptimistic(undefined), [params])
  const state = optimistic ?? urlState

  const change = useCallback((part: Partial<ShopState>, { replace = false } = {}) => {
    const current = new URLSearchParams(window.location.search)
    const next = { ...parseShop(current), page: 1, ...part }
    const search = writeShop(next, current).toString()
    const target = `${window.location.pathname}${search ? `?${search}` : ""}`
    setOptimistic(next)
    // Next follows the history API without requesting the page from the server again.
    if (replace) window.history.replaceState(null, "", target)
    else window.history.pushState(null, "", target)
  }, [])

  const clear = useCallback(() => {
    const none = { category: [], brand: [], minPrice: undefined, maxPrice: undefined, rating: undefined }
    change({ q: undefined, freeShipping: undefined, ...none })
  }, [change])

  const pageAddress = (page: number) => `?${writeShop({ ...state, page }, new URLSearchParams(params))}`
  return { state, change, clear, pageAddress, filters: filterCount(state) }
}
export type ShopControl = ReturnType<typeof useShopState>
