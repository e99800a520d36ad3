import type { ReactNode } from "react"
import { businessListSource } from "@/components/features/businesses/business-list-source"
import { oldest } from "@/components/features/businesses/only-draft"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { listBusinessesHandler, listBusinessShopsHandler } from "@/lib/features/businesses/handlers"
import { listBusinessFiguresHandler } from "@/lib/features/businesses/handlers/figures"
import { listBankAccountsHandler, listSafesHandler, listTillsHandler } from "@/lib/features/businesses/handlers/parts"
import { chosenShop } from "../chosen-shop"

export type Address = Record<string, string | string[] | undefined>

const whole = { query: { perPage: maxPerPage } }
const { rules } = businessListSource

/** The lists that the tree is made of. */
const TreeData = ({ children }: { children: ReactNode }) => (
  <Prefetch handler={listBusinessesHandler} input={whole}>
    <Prefetch handler={listBusinessShopsHandler} input={whole}>
      <Prefetch handler={listTillsHandler} input={whole}>
        <Prefetch handler={listSafesHandler} input={whole}>
          <Prefetch handler={listBankAccountsHandler} input={whole}>
            {children}
          </Prefetch>
        </Prefetch>
      </Prefetch>
    </Prefetch>
  </Prefetch>
)

/** The page of the table that the address asks for. */
async function TableData({ address, children }: { address: Address; children: ReactNode }) {
  const shop = await chosenShop(address)
  const query = { ...(shop && { shop }), ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listBusinessesHandler} input={{ query }}>
      <Prefetch handler={listBusinessFiguresHandler}>{children}</Prefetch>
    </Prefetch>
  )
}

/** The data of the view that the address asks for, so that the server renders it. */
export const ListData = ({ address, children }: { address: Address; children: ReactNode }) => (
  <Prefetch handler={listBusinessesHandler} input={oldest}>
    {address.view === "tree" ? <TreeData>{children}</TreeData> : <TableData address={address}>{children}</TableData>}
  </Prefetch>
)
