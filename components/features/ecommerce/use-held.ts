"use client"

import { useTranslations } from "next-intl"
import { useOptimistic, useTransition } from "react"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import type { ProductColor } from "@/lib/features/catalogue/values"
import * as endpoints from "@/lib/features/ecommerce/endpoints"
import type { Product } from "@/lib/features/ecommerce/schema"
import { staleAfterWrite } from "./stale"

/** Whether a product is in the cart or on the wishlist, with optimistic actions to change that. */
export function useCartAndWishlist({ id, name, isInCart, isInWishlist }: Product) {
  const t = useTranslations("ecommerce")
  const attempt = useAttempt(staleAfterWrite)
  const [busy, start] = useTransition()
  const [inCart, showInCart] = useOptimistic(isInCart)
  const [wished, showWished] = useOptimistic(isInWishlist)

  const addWish = () => call(endpoints.addToWishlist, { body: { productId: id } })
  const removeWish = () => call(endpoints.removeFromWishlist, { params: { productId: id } })

  return {
    busy,
    inCart,
    wished,
    addToCart: (color?: ProductColor, qty?: number) =>
      start(async () => {
        showInCart(true)
        await attempt(() => callOnce(endpoints.addToCart, { body: { productId: id, color, qty } }))
      }),
    toggleWish: () =>
      start(async () => {
        showWished(!wished)
        await attempt(wished ? removeWish : addWish)
      }),
    /** Removes the product from the wishlist. Can be undone. */
    forget: () =>
      start(async () => {
        showWished(false)
        if (await attempt(removeWish)) void toast.undo(t("wishlist.removed", { name }), () => attempt(addWish))
      }),
  }
}
