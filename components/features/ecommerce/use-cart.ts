"use client"

import { useRef } from "react"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useQuery } from "@/lib/core/client/use-query"
import type { ProductColor } from "@/lib/features/catalogue/values"
import * as ecommerceEndpoints from "@/lib/features/ecommerce/endpoints"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { CartLine, CartSummary } from "@/lib/features/orders/schema/checkout"
import { staleAfterWrite } from "./stale"

/** Texts of the notices after an action, which have an Undo button. */
interface NoticeTexts {
  removed: (name: string) => string
  keptForLater?: (name: string) => string
}

/** Debounce of the quantity stepper in milliseconds; only the last quantity is sent. */
const debounce = 250

/** Returns the cart at current prices and actions on its lines; changes show immediately. */
export function useCart(words: NoticeTexts) {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const response = useQuery(endpoints.getCartSummary)
  const attempt = useAttempt(staleAfterWrite)
  const summary = response.data

  const showLines = (lines: CartLine[]) => {
    if (!summary) return
    const items = lines.reduce((sum, { qty }) => sum + qty, 0)
    const next: CartSummary = { ...summary, lines, items }
    void response.mutate(next, { revalidate: false })
  }
  const changeLine = (line: CartLine, part: Partial<CartLine>) =>
    showLines((summary?.lines ?? []).map((one) => (one.productId === line.productId ? { ...one, ...part } : one)))
  const hideLine = (line: CartLine) =>
    showLines((summary?.lines ?? []).filter(({ productId }) => productId !== line.productId))
  const removeLine = ({ productId }: CartLine) => call(ecommerceEndpoints.removeFromCart, { params: { productId } })
  const restoreLine = ({ productId, qty, color }: CartLine) =>
    attempt(() => callOnce(ecommerceEndpoints.addToCart, { body: { productId, qty, ...(color && { color }) } }))

  return {
    summary,
    error: summary ? undefined : response.error,
    waiting: response.isValidating,
    refresh: () => void response.mutate(),
    setQuantity: (line: CartLine, qty: number) => {
      const { productId } = line
      changeLine(line, { qty })
      clearTimeout(timers.current.get(productId))
      const send = () => attempt(() => call(ecommerceEndpoints.updateCart, { body: { productId, qty } }))
      timers.current.set(productId, setTimeout(send, debounce))
    },
    setColor: (line: CartLine, color: ProductColor) => {
      changeLine(line, { color })
      void attempt(() => call(ecommerceEndpoints.updateCart, { body: { productId: line.productId, color } }))
    },
    /** Removes a line; Undo restores it with its quantity and colour. */
    remove: async (line: CartLine) => {
      hideLine(line)
      if (await attempt(() => removeLine(line))) void toast.undo(words.removed(line.name), () => restoreLine(line))
    },
    /** Moves a line to the wishlist. */
    keepForLater: async (line: CartLine) => {
      hideLine(line)
      const { productId } = line
      const moved = await attempt(async () => {
        await call(ecommerceEndpoints.addToWishlist, { body: { productId } })
        await removeLine(line)
      })
      if (moved && words.keptForLater) void toast.undo(words.keptForLater(line.name), () => restoreLine(line))
    },
  }
}
export type Cart = ReturnType<typeof useCart>
