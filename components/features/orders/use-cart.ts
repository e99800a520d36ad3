"use client"

import { useRef } from "react"
import { staleAfterWrite } from "@/components/features/ecommerce/stale"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as ecommerceEndpoints from "@/lib/features/ecommerce/endpoints"
import type { ProductColor } from "@/lib/features/ecommerce/values"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { CartLine, CartSummary } from "@/lib/features/orders/schema/checkout"

/** Said after an act, with a way back. */
interface Words {
  removed: (name: string) => string
  keptForLater?: (name: string) => string
}

/** Between two presses of a stepper, in milliseconds: only the last number is sent. */
const pause = 250

/** The cart as it would be bought now, and what can be done with its lines; changes show at once. */
export function useCart(words: Words) {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const answer = useQuery(endpoints.getCartSummary)
  const attempt = useAttempt(staleAfterWrite)
  const summary = answer.data

  const show = (lines: CartLine[]) => {
    if (!summary) return
    const items = lines.reduce((sum, { qty }) => sum + qty, 0)
    const next: CartSummary = { ...summary, lines, items }
    void answer.mutate(next, { revalidate: false })
  }
  const changed = (line: CartLine, part: Partial<CartLine>) =>
    show((summary?.lines ?? []).map((one) => (one.productId === line.productId ? { ...one, ...part } : one)))
  const without = (line: CartLine) =>
    show((summary?.lines ?? []).filter(({ productId }) => productId !== line.productId))
  const take = ({ productId }: CartLine) => call(ecommerceEndpoints.removeFromCart, { params: { productId } })
  const back = ({ productId, qty, color }: CartLine) =>
    attempt(() => call(ecommerceEndpoints.addToCart, { body: { productId, qty, ...(color && { color }) } }))

  return {
    summary,
    error: summary ? undefined : answer.error,
    waiting: answer.isValidating,
    refresh: () => void answer.mutate(),
    setQuantity: (line: CartLine, qty: number) => {
      const { productId } = line
      changed(line, { qty })
      clearTimeout(timers.current.get(productId))
      const send = () => attempt(() => call(ecommerceEndpoints.updateCart, { body: { productId, qty } }))
      timers.current.set(productId, setTimeout(send, pause))
    },
    setColor: (line: CartLine, color: ProductColor) => {
      changed(line, { color })
      void attempt(() => call(ecommerceEndpoints.updateCart, { body: { productId: line.productId, color } }))
    },
    /** Takes it out; Undo puts it back as it was. */
    remove: async (line: CartLine) => {
      without(line)
      if (await attempt(() => take(line))) void toast.undo(words.removed(line.name), () => back(line))
    },
    /** From the cart to the wishlist. */
    keepForLater: async (line: CartLine) => {
      without(line)
      const { productId } = line
      const moved = await attempt(async () => {
        await call(ecommerceEndpoints.addToWishlist, { body: { productId } })
        await take(line)
      })
      if (moved && words.keptForLater) void toast.undo(words.keptForLater(line.name), () => back(line))
    },
  }
}
export type Cart = ReturnType<typeof useCart>
