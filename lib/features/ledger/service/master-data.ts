import type { Scope } from "@/lib/core/db/types"

/** What names a business in a document. */
export interface BusinessName {
  legalName: string
  language: string
}

/** What an archive says about the business whose books it has. */
export interface MasterData {
  business: BusinessName & Record<string, unknown>
  [parts: string]: unknown
}

interface Reads {
  masterData(scope: Scope, business: number): Promise<MasterData>
  nameOf(scope: Scope, business: number): Promise<BusinessName>
}

// On `globalThis`, because Next bundles instrumentation and routes separately, each with its own copy of this module.
const holder = globalThis as { __cornerledgerMasterData?: Reads }

/** Connects the noun that knows the businesses, which the ledger doesn't import. */
export const connectMasterData = (reads: Reads): void => {
  holder.__cornerledgerMasterData = reads
}

/** @throws Error if the process has not called `connectNouns` of `lib/features/nouns.ts` */
function connected(): Reads {
  if (!holder.__cornerledgerMasterData) throw new Error("Call connectNouns() before reading businesses")
  return holder.__cornerledgerMasterData
}

export const masterData = (scope: Scope, business: number): Promise<MasterData> =>
  connected().masterData(scope, business)

export const nameOf = (scope: Scope, business: number): Promise<BusinessName> => connected().nameOf(scope, business)
