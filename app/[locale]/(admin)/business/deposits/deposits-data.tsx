import type { ReactNode } from "react"
import { boardQuery, depositListSource, ofShop, summaryQuery } from "@/components/features/deposits/deposit-list-source"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listDepositsHandler, summariseDepositsHandler } from "@/lib/features/deposits/handlers"
import { chosenShop } from "../chosen-shop"

/** Prefetches the summary, and what the view of the address shows: the board or the table. */
export async function DepositsData({ address, children }: { address: AddressParams; children: ReactNode }) {
  const params = address as Record<string, string | string[] | undefined>
  const shop = await chosenShop(params)
  const { rules } = depositListSource
  const query = listQuery(rules, parseListState(rules, address))
  const isTable = params.view === "table"
  const rows = isTable ? { ...ofShop(shop), ...query } : boardQuery(shop, query)
  return (
    <Prefetch handler={summariseDepositsHandler} input={{ query: summaryQuery(shop, query) }}>
      <Prefetch handler={listDepositsHandler} input={{ query: rows }}>
        {children}
      </Prefetch>
    </Prefetch>
  )
}
