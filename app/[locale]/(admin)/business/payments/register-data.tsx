import type { ReactNode } from "react"
import { ofShop, registerSource, totalsQuery } from "@/components/features/payments/list-sources"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listPaymentsHandler, sumPaymentsHandler } from "@/lib/features/payments/handlers"
import { chosenShop } from "../chosen-shop"

/** Prefetches the rows of the register and what they come to. */
export async function RegisterData({ address, children }: { address: AddressParams; children: ReactNode }) {
  const shop = await chosenShop(address as Record<string, string | string[] | undefined>)
  const { rules } = registerSource
  const query = listQuery(rules, parseListState(rules, address))
  return (
    <Prefetch handler={sumPaymentsHandler} input={{ query: totalsQuery(shop, query) }}>
      <Prefetch handler={listPaymentsHandler} input={{ query: { ...ofShop(shop), ...query } }}>
        {children}
      </Prefetch>
    </Prefetch>
  )
}
