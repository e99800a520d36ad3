import { sealSoon } from "../audit/seal"
import type { Scope } from "../db/types"
import { announceWrite } from "../live/news"
import { nouns } from "../nouns"
import type { Endpoint } from "./endpoint"

/** Tells the nouns of a write in its transaction. Endpoints that open their own transactions are left out. */
export async function tellNouns(endpoint: Endpoint, scope: unknown): Promise<void> {
  const { method, can, transaction } = endpoint
  if (method !== "GET" && can !== "public" && !transaction) await nouns().written(endpoint, scope as Scope)
}

/** Updates open pages and seals the audit events, once a write is committed. */
export function afterWrite(...write: Parameters<typeof announceWrite>): void {
  announceWrite(...write)
  sealSoon()
}
