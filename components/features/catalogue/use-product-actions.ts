"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { StockRow } from "@/lib/features/catalogue/schema"
import { staleAfterWrite } from "./stale"

type Named = Pick<StockRow, "id" | "name">

/** Actions on products. */
export function useProductActions() {
  const t = useTranslations("catalogue.done")
  const attempt = useAttempt(staleAfterWrite)
  const restore = (productIds: number[]) =>
    attempt(async () => {
      const { ids } = await call(endpoints.restoreProducts, { body: { productIds } })
      void toast.success(t("restored", { count: ids.length }))
    })
  return {
    /** Deletes products without confirmation; Undo restores them, also in carts and wishlists. */
    remove: (products: Named[]) =>
      attempt(async () => {
        const productIds = products.map(({ id }) => id)
        await call(endpoints.deleteProducts, { body: { productIds } })
        const message =
          products.length === 1
            ? t("deleted", { name: products[0]?.name ?? "" })
            : t("deletedMany", { count: products.length })
        void toast.undo(message, () => restore(productIds))
      }),
  }
}
