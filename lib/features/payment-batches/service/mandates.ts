import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { ibanOf } from "@/lib/features/businesses/service/numbers"
import { remainingClient } from "@/lib/features/clients/service"
import type { Mandate, MandateChanges, MandateForm, MandateListQuery } from "../schema"
import * as store from "../store/mandates"
import { isCreditorId } from "./sepa"

function toMandate({ mandate: row, businessName, customerName, lastOn }: store.Listed): Mandate {
  const { id, version, businessId, customerId, reference, kind, signedOn, holder, iban, bic, state } = row
  return {
    ...{ id, version, business: businessId, businessName, customer: customerId, customerName, reference, kind },
    ...{ signedOn, holder, iban, bic, state, lastOn },
  }
}

export async function list(scope: Scope, principal: Principal, query: MandateListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toMandate), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<Mandate> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toMandate(row)
}

export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.mandate.businessId }
}

function checkedIban(text: string): string {
  const iban = ibanOf(text)
  if (!iban) throw invalid({ iban: "iban" })
  return iban
}

/** Gives a customer's mandates to the one that they were merged into. */
export const moveMandates = store.move

/** @throws HttpError 409 if the business has a mandate with that reference; 422 */
export async function add(scope: Scope, { business, customer, ...form }: MandateForm): Promise<Mandate> {
  const iban = checkedIban(form.iban)
  const customerId = await remainingClient(scope, customer)
  if (customerId === undefined) throw invalid({ customer: "paymentParty" })
  const id = await store.insert(scope, { ...form, iban, businessId: business, customerId })
  if (id === undefined) throw conflict({ reference: "mandateTaken" })
  return get(scope, id)
}

/** @throws HttpError 404; 409 if it has changed since `version`, or the reference is taken; 422 */
export async function change(scope: Scope, id: number, { version, ...changes }: MandateChanges): Promise<Mandate> {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  if (changes.reference && (await store.isTaken(scope, row.businessId, changes.reference, id)))
    throw conflict({ reference: "mandateTaken" })
  const iban = changes.iban === undefined ? row.iban : checkedIban(changes.iban)
  await store.update(scope, id, { ...changes, iban })
  return get(scope, id)
}

export const creditorOf = async (scope: Scope, business: number) => ({
  business,
  creditorId: await store.findCreditor(scope, business),
})

/** @throws HttpError 422 */
export async function changeCreditor(scope: Scope, business: number, text: string) {
  const creditorId = text.replace(/\s/g, "").toUpperCase()
  if (creditorId !== "" && !isCreditorId(creditorId)) throw invalid({ creditorId: "creditorId" })
  await store.saveCreditor(scope, business, creditorId)
  return { business, creditorId }
}
