import type { Scope } from "@/lib/core/db/types"
import { findFile } from "@/lib/core/files/pictures"
import { invalid } from "@/lib/core/http/errors"
import { seller } from "../schema/parties"
import type { InvoiceDocument } from "../schema/shown"
import * as store from "../store/sellers"

/** The businesses that can issue invoices, with what their invoices say about them. */
export const list = async (scope: Scope) =>
  (await store.findSellers(scope)).map(({ details, ...row }) => ({ ...row, details: seller.parse(details) }))

/**
 * The business of a new invoice: the given one, or the only one there can be.
 * @throws HttpError 422 if it can't issue invoices
 */
export async function businessFor(scope: Scope, given: number | null | undefined): Promise<number | null | undefined> {
  if (given === null) return null
  const sellers = await store.findSellers(scope)
  if (given === undefined) return sellers.length === 1 ? sellers[0]?.id : null
  if (!sellers.some(({ id }) => id === given)) throw invalid({ businessId: "businessUnknown" })
  return given
}

/** The logo of the business on an invoice. */
export const logoOf = async (scope: Scope, { billing }: InvoiceDocument): Promise<Uint8Array | undefined> =>
  billing.logo ? await findFile(scope, billing.logo) : undefined
