"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useEffect, useMemo, useState } from "react"
import { filterCount, parseShop, type ShopState, writeShop } from "./shop-state"

/** The shop's state, which is its address. Anything but a change of page leads back to the first one. */
export function useShopState() {
  const params = useSearchParams()
  const address = useMemo(() => parseShop(params), [params])
  // Next follows the address a moment later; a box that was pressed shows it at once.
  const [ahead, setAhead] = useState<ShopState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of address that matters
  useEffect(() => setAhead(undefined), [params])
  const state = ahead ?? address

  const change = useCallback((part: Partial<ShopState>, { replace = false } = {}) => {
    const current = new URLSearchParams(window.location.search)
    const next = { ...parseShop(current), page: 1, ...part }
    const search = writeShop(next, current).toString()
    const target = `${window.location.pathname}${search ? `?${search}` : ""}`
    setAhead(next)
    // Next follows the browser's history without asking the server for the page again.
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
