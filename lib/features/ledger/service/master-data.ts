import type { Scope } from "@/lib/core/db/types"

/** What an archive says about the business whose books it has. */
export interface MasterData {
  business: { legalName: string; language: string } & Record<string, unknown>
  [parts: string]: unknown
}

type ReadMasterData = (scope: Scope, business: number) => Promise<MasterData>

// On `globalThis`, because Next bundles instrumentation and routes separately, each with its own copy of this module.
const holder = globalThis as { __cornerledgerMasterData?: ReadMasterData }

/** Connects the noun that knows the businesses, which the ledger doesn't import. */
export const connectMasterData = (read: ReadMasterData): void => {
  holder.__cornerledgerMasterData = read
}

/** @throws Error if the process has not called `connectNouns` of `lib/features/nouns.ts` */
export function masterData(scope: Scope, business: number): Promise<MasterData> {
  if (!holder.__cornerledgerMasterData) throw new Error("Call connectNouns() before archiving books")
  return holder.__cornerledgerMasterData(scope, business)
}
