import type { ReactNode } from "react"
import { monthsInput } from "@/components/features/ledger/periods/months-input"
import { Prefetch } from "@/components/layout/prefetch"
import type { AddressParams } from "@/lib/core/client/list-state"
import { listMonthsHandler } from "@/lib/features/ledger/handlers/proof"

/** Prefetches the months of a business, of the year in the address. */
export const monthsOf = (address: AddressParams) => (business: number, screen: ReactNode) => {
  const year = (address as Record<string, string | string[] | undefined>).year
  return (
    <Prefetch handler={listMonthsHandler} input={monthsInput(business, [year].flat()[0])}>
      {screen}
    </Prefetch>
  )
}
