"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect } from "react"
import { Dropdown } from "@/components/layout/dropdown"
import { PageIcon } from "@/components/layout/page-icon"
import { useSessionSettings } from "@/components/layout/session-settings"
import { useQuery } from "@/lib/core/client/use-query"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { countCart } from "@/lib/features/ecommerce/contract"
import * as endpoints from "@/lib/features/ecommerce/endpoints"

const load = () => import("./cart-panel").then((file) => ({ default: file.CartPanel }))
const CartPanel = lazy(load)

/** Stores the count in `userData`, where other tabs and programs read it. */
function useRememberedCount(count: number): void {
  const { userDataKey } = useSessionSettings()
  useEffect(() => {
    try {
      const userData = JSON.parse(localStorage.getItem(userDataKey) ?? "null")
      if (!userData || userData.extras?.eCommerceCartItemsCount === count) return
      const extras = { ...userData.extras, eCommerceCartItemsCount: count }
      localStorage.setItem(userDataKey, JSON.stringify({ ...userData, extras }))
    } catch {
      // Storage is blocked, so nobody can read the count there either.
    }
  }, [userDataKey, count])
}

/** The cart in the navbar: its number of items, and a panel with its content. */
export function CartButton({ first }: { first: CallOutput<typeof countCart> }) {
  const t = useTranslations("shell.cart")
  const { data } = useQuery(endpoints.countCart, {}, { fallbackData: first, revalidateOnMount: false })
  const count = data?.count ?? first.count
  useRememberedCount(count)
  const face = (
    <span className="relative" onPointerEnter={() => void load()}>
      <PageIcon name="ShoppingCart" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute -end-2.5 -top-2 min-w-4.5 rounded-full bg-brand px-1 text-center font-semibold text-[0.6875rem] text-brand-on leading-4.5"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </span>
  )
  return (
    <Dropdown label={t("open", { count })} face={face} panelClassName="w-[min(23rem,calc(100vw-2rem))] p-0!">
      <Suspense fallback={<div className="h-40" />}>
        <CartPanel />
      </Suspense>
    </Dropdown>
  )
}
