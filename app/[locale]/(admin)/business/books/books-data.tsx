import type { ReactNode } from "react"
import { chosenBooks, wholeList } from "@/components/features/ledger/choice"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { currentClient, currentPrincipal } from "@/lib/core/auth/server"
import { addressOf } from "@/lib/core/client/address"
import type { AddressParams } from "@/lib/core/client/list-state"
import { HttpError } from "@/lib/core/http/errors"
import { listBusinessesHandler, listBusinessShopsHandler } from "@/lib/features/businesses/handlers"

interface Props {
  address: AddressParams
  /** Prefetches the screen's data for the chosen business. */
  of?: (business: number, screen: ReactNode, shop?: number) => ReactNode
  children: ReactNode
}

/** Returns null for client errors and rethrows others. As with `Prefetch`, the screen requests again and shows the error. */
const refused = (error: unknown) => {
  if (error instanceof HttpError && error.status < 500) return null
  throw error
}

/** Prefetches the businesses and shops to choose from, and the data of the chosen business. */
export async function BooksData({ address, of, children }: Props) {
  const [principal, client] = await Promise.all([currentPrincipal(), currentClient()])
  const input = { principal, client, ...wholeList }
  const businesses = await listBusinessesHandler.execute(input).catch(refused)
  const shops = await listBusinessShopsHandler.execute(input).catch(refused)
  const fallback = {
    ...(businesses && { [addressOf(listBusinessesHandler.endpoint, wholeList)]: businesses }),
    ...(shops && { [addressOf(listBusinessShopsHandler.endpoint, wholeList)]: shops }),
  }
  const { business, shop } = chosenBooks(address, businesses?.data ?? [], shops?.data ?? [])
  return (
    <PrefetchedData fallback={fallback}>
      {business && of ? of(business.id, children, shop?.id) : children}
    </PrefetchedData>
  )
}
