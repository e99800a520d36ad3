import type { Scope } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"

/** The name and language of a business, for documents. */
export interface BusinessName {
  legalName: string
  language: string
}

/** The data about a business in the archive of its books. */
export interface MasterData {
  business: BusinessName & Record<string, unknown>
  [parts: string]: unknown
}

interface Reads {
  masterData(scope: Scope, business: number): Promise<MasterData>
  nameOf(scope: Scope, business: number): Promise<BusinessName>
}

const given = shared<Reads>("masterData")

/** Connects the noun that knows the businesses, which the ledger doesn't import. */
export const connectMasterData = (reads: Reads): void => {
  given.current = reads
}

/** @throws Error if the process has not called `connectNouns` of `lib/features/nouns.ts` */
function connected(): Reads {
  if (!given.current) throw new Error("Call connectNouns() before reading businesses")
  return given.current
}

export const masterData = (scope: Scope, business: number): Promise<MasterData> =>
  connected().masterData(scope, business)

export const nameOf = (scope: Scope, business: number): Promise<BusinessName> => connected().nameOf(scope, business)
