import { takeTurns } from "@/lib/core/db/turns"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { ibanOf, vatNumberOf } from "@/lib/features/businesses/service/numbers"
import type { MergeForm, SupplierChanges, SupplierForm, SupplierListQuery, WholeSupplier } from "./schema"
import * as store from "./store"
import { partyOf } from "./values"

/** The known facts about a supplier. Only the name is needed. */
export interface KnownSupplier {
  name: string
  vatNumber?: string
  companyNumber?: string
  iban?: string
  bic?: string
  country?: string
  email?: string
}

const compact = (text = "") => text.replace(/[\s.-]/g, "").toUpperCase()

const knownOf = (given: KnownSupplier) => ({
  name: given.name.trim().slice(0, 200),
  vatNumber: compact(given.vatNumber),
  companyNumber: (given.companyNumber ?? "").trim(),
  iban: compact(given.iban),
  bic: compact(given.bic),
  country: compact(given.country).slice(0, 2),
  email: (given.email ?? "").trim(),
})

/** The id of the supplier that `supplierOf` would find; undefined if it would add one. */
export async function findSupplier(scope: Scope, given: KnownSupplier): Promise<number | undefined> {
  const found = await store.findLike(scope, knownOf(given))
  return found && (found.mergedInto ?? found.id)
}

/**
 * The supplier with a VAT number or, if it has none or a new one, with a name; it is added if there is none. What was unknown
 * about it and is given is noted. An IBAN that is known is never changed here, because that is how invoices are forged.
 */
export async function supplierOf(scope: Scope, given: KnownSupplier): Promise<{ id: number; party: string }> {
  const known = knownOf(given)
  let found = await store.findLike(scope, known)
  if (!found) {
    await takeTurns(scope, "suppliers")
    found = await store.findLike(scope, known)
  }
  const id = found?.mergedInto ?? found?.id ?? (await store.insert(scope, known))
  // A merged one has its own IBAN, which is not that of the other.
  if (found && found.mergedInto === null) await store.complete(scope, id, known)
  return { id, party: partyOf(id) }
}

/** The supplier with an id, or the one that it was merged into. @throws HttpError 422 at `field` if there is none */
export async function supplierById(scope: Scope, id: number, field: string): Promise<store.Row> {
  const found = await store.find(scope, id)
  const row = found?.mergedInto ? await store.find(scope, found.mergedInto) : found
  if (!row) throw invalid({ [field]: "supplierUnknown" })
  return row
}

export async function list(scope: Scope, query: SupplierListQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows, ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<WholeSupplier> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  const merges = await store.findMerges(scope, row)
  const { name, vatNumber, companyNumber, iban, bic, country, email, phone, street, postcode, city, note } = row
  return {
    ...{ id, name, vatNumber, companyNumber, iban, bic, country, email, phone, street, postcode, city, note },
    ...{ paymentDays: row.paymentDays, version: row.version },
    mergedInto: merges.find((one) => one.id === row.mergedInto) ?? null,
    merged: merges.filter((one) => one.id !== row.mergedInto),
  }
}

/** Numbers as they are stored. @throws HttpError 422 for wrong ones */
function checked<V extends Partial<SupplierForm>>(values: V, country: string): V {
  const { iban, vatNumber } = values
  const ofIban = iban ? ibanOf(iban) : iban
  const ofVat = vatNumber && country ? vatNumberOf(vatNumber, country) : vatNumber && compact(vatNumber)
  const wrong = {
    ...(ofIban === null && { iban: "iban" }),
    ...(ofVat === null && { vatNumber: "vatNumber" }),
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    ...values,
    ...(iban !== undefined && { iban: ofIban }),
    ...(vatNumber !== undefined && { vatNumber: ofVat }),
  }
}

/** @throws HttpError 409 if there is one with this VAT number; 422 */
export async function add(scope: Scope, form: SupplierForm): Promise<WholeSupplier> {
  const values = checked(form, form.country ?? "")
  if (values.vatNumber && (await store.findVatNumber(scope, values.vatNumber)) !== undefined)
    throw conflict({ vatNumber: "supplierTaken" })
  return get(scope, await store.insert(scope, values))
}

/** The row of a supplier, which nobody else changes until the transaction ends. @throws HttpError 404; 409 */
async function lockAt(scope: Scope, id: number, version: number): Promise<store.Row> {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (row.version !== version) throw new HttpError(409, "conflict", { current: await get(scope, id) })
  return row
}

/** @throws HttpError 404; 409 if it has changed since `version`, or another one has this VAT number; 422 */
export async function change(scope: Scope, id: number, { version, ...changes }: SupplierChanges) {
  const row = await lockAt(scope, id, version)
  const values = checked(changes, changes.country ?? row.country)
  const taken = values.vatNumber ? await store.findVatNumber(scope, values.vatNumber) : undefined
  if (taken !== undefined && taken !== id) throw conflict({ vatNumber: "supplierTaken" })
  await store.update(scope, id, values)
  return get(scope, id)
}

/** Merges a supplier into another one, or takes that back. @throws HttpError 404; 409; 422 for itself */
export async function merge(scope: Scope, id: number, { version, into }: MergeForm): Promise<WholeSupplier> {
  // Both are locked in the order of their ids, so that two merges can't wait for each other or make a circle.
  const ids = into === null ? [id] : [id, into].sort((a, b) => a - b)
  for (const one of ids) await store.lock(scope, one)
  await lockAt(scope, id, version)
  if (into === id) throw invalid({ into: "supplierItself" })
  if (into !== null) {
    const target = await store.find(scope, into)
    if (!target) throw invalid({ into: "supplierUnknown" })
    const isTarget = (await get(scope, id)).merged.length > 0
    if (target.mergedInto !== null || isTarget) throw conflict({ into: "supplierMerged" })
  }
  await store.update(scope, id, { mergedInto: into })
  return get(scope, id)
}

/** The product and pieces by which a supplier's codes, or names of lines, were taken into stock before. */
export const rememberedProducts = (scope: Scope, supplier: number, codes: readonly string[]) =>
  store.findProducts(scope, supplier, codes)

/** Remembers which products a supplier's codes are. */
export const rememberProducts = (
  scope: Scope,
  supplier: number,
  products: { code: string; product: number; pieces: number }[],
) => store.saveProducts(scope, supplier, products)
