import type { Scope } from "@/lib/core/db/types"
import { findFile } from "@/lib/core/files/pictures"
import { invalid } from "@/lib/core/http/errors"
import { seller } from "../schema/parties"
import type { InvoiceDocument } from "../schema/shown"
import { findIssuers, type Issuer, latestIssuer } from "../store/issue"
import * as store from "../store/sellers"

/** The businesses that can issue invoices, with what their invoices say about them. */
export const list = async (scope: Scope) =>
  (await store.findSellers(scope)).map(({ details, ...row }) => ({ ...row, details: seller.parse(details) }))

/**
 * The business of a new invoice: the given one, the only one there is, or that of the newest invoice. Null leaves it open until
 * the invoice is issued.
 * @throws HttpError 422 if it can't issue invoices
 */
export async function businessFor(scope: Scope, given: number | null | undefined): Promise<Issuer | null> {
  if (given === null) return null
  const issuers = await findIssuers(scope)
  const find = (id: number | undefined) => issuers.find((issuer) => issuer.id === id) ?? null
  if (given === undefined) return issuers.length < 2 ? (issuers[0] ?? null) : find(await latestIssuer(scope))
  const issuer = find(given)
  if (!issuer) throw invalid({ businessId: "businessUnknown" })
  return issuer
}

/** The logo of the business on an invoice. */
export const logoOf = async (scope: Scope, { billing }: InvoiceDocument): Promise<Uint8Array | undefined> =>
  billing.logo ? await findFile(scope, billing.logo) : undefined
