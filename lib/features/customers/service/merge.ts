import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { shared } from "@/lib/core/shared"
import type { Customer, MergeForm } from "../schema"
import * as store from "../store/customers"
import { move as moveCharges } from "../store/recurring"
import { withBalances } from "./read"

/** Gives what a noun keeps for a customer to another one, unless it can't be changed any more. */
export type Move = (scope: Scope, from: number, to: number) => Promise<unknown>

const connected = shared<readonly Move[]>("moves")

/** Says what moves along when customers are merged, from nouns that this one may not import. */
export function connectMoves(given: readonly Move[]): void {
  connected.current = given
}

const compact = (text: string) => text.replace(/[^0-9a-z]/gi, "").toUpperCase()

const texts = ["company", "companyEmail", "contact", "vatNumber", "buyerReference", "avatar"] as const

/** The facts that the remaining customer gets: only those that they lack. A block stays. */
function filled(kept: store.CustomerRow, other: store.CustomerRow): Partial<store.CustomerRow> {
  const missing = texts.filter((name) => kept[name] === "" && other[name] !== "")
  const { address, country, iouLimit, shopIds, invoiceFormat } = other
  return {
    ...Object.fromEntries(missing.map((name) => [name, other[name]])),
    ...(kept.address === "" && address !== "" && { address, country: country || kept.country }),
    ...(kept.country === "" && { country }),
    ...(kept.iouLimit === null && iouLimit !== null && { iouLimit, shopIds }),
    ...(kept.invoiceFormat === "auto" && { invoiceFormat }),
    isBlocked: kept.isBlocked || other.isBlocked,
  }
}

/**
 * Merges a customer into another one, who remains. Entries in the books and issued invoices can't be changed, so they still name
 * the first customer, and balances and lists count both. Everything else moves.
 * @returns the one that remains
 * @throws HttpError 404; 409 if either is merged already, has changed since `version`, or their VAT numbers differ; 422
 */
export async function merge(scope: Scope, principal: Principal, id: number, form: MergeForm): Promise<Customer> {
  const { version, into } = form
  if (into === id) throw invalid({ into: "customerItself" })
  // Both are locked in the order of their ids, so that two merges can't wait for each other or make a circle.
  const rows = new Map<number, store.CustomerRow | undefined>()
  for (const one of [id, into].sort((a, b) => a - b)) rows.set(one, await store.lock(scope, one))
  const [row, kept] = [rows.get(id), rows.get(into)]
  if (!row) throw notFound()
  if (version !== row.version)
    throw new HttpError(409, "conflict", { current: await withBalances(scope, principal, row) })
  if (!kept) throw invalid({ into: "customerUnknown" })
  if (row.mergedInto !== null || kept.mergedInto !== null) throw conflict({ into: "customerMerged" })
  const [vat, otherVat] = [compact(row.vatNumber), compact(kept.vatNumber)]
  if (vat !== "" && otherVat !== "" && vat !== otherVat) throw conflict({ into: "customersDiffer" })
  await store.update(scope, row, { mergedInto: into })
  await store.repoint(scope, id, into)
  const remaining = await store.update(scope, kept, filled(kept, row))
  for (const move of [moveCharges, ...(connected.current ?? [])]) await move(scope, id, into)
  return withBalances(scope, principal, remaining)
}
