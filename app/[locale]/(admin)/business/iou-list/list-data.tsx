import type { ReactNode } from "react"
import { iouListSource } from "@/components/features/customers/sources"
import { Prefetch } from "@/components/layout/prefetch"
import { filtersOf, listQuery, parseListState } from "@/lib/core/client/list-state"
import { getIouTotalsHandler, listCustomersHandler } from "@/lib/features/customers/handlers"
import { chosenShop } from "../chosen-shop"

interface Props {
  address: Record<string, string | undefined>
  children: ReactNode
}

/** Prefetches the list of those who owe something, and its totals. */
export async function IouListData({ address, children }: Props) {
  const { rules, fixed } = iouListSource(await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) } as never
  return (
    <Prefetch handler={listCustomersHandler} input={{ query }}>
      <Prefetch handler={getIouTotalsHandler} input={{ query: filtersOf(query) }}>
        {children}
      </Prefetch>
    </Prefetch>
  )
}
