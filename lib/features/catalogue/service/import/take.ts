import type { Principal } from "@/lib/core/auth/principal"
import { takeIds } from "@/lib/core/db/ids"
import type { Scope } from "@/lib/core/db/types"
import { gtin14 } from "@/lib/core/gtin"
import { conflict, forbidden, HttpError } from "@/lib/core/http/errors"
import { slugOf } from "@/lib/core/slug"
import type { ProductImport, TakeImportForm } from "../../schema/imports"
import * as products from "../../store/import-products"
import * as store from "../../store/imports"
import { findRights, writeChange } from "../price-changes"
import { countsOf, lockDraft, planOf, preview, toTaken } from "./imports"
import type { Planned } from "./match"

type Taken = Planned & { id: number }

/** Gives new products the next ids. */
async function withIds(scope: Scope, planned: Planned[]): Promise<Taken[]> {
  const created = planned.filter(({ existing }) => !existing).length
  let next = created > 0 ? await takeIds(scope, "product", created) : 0
  return planned.map((row) => ({ ...row, id: row.existing?.id ?? next++ }))
}

async function writeProducts(scope: Scope, taken: Taken[], newState: string): Promise<void> {
  const created = taken.filter(({ existing }) => !existing)
  const isOnSale = ({ prices }: Taken) => newState === "active" && prices.some(({ shop }) => shop === null)
  const rows = created.map((row) => ({
    ...{ ...row.columns, id: row.id, slug: `${slugOf(row.columns.name, "product")}-${row.id}` },
    // A product on sale has a price.
    state: isOnSale(row) ? "active" : "draft",
  }))
  const changed = taken.filter(({ existing }) => existing).map(({ id, columns }) => ({ ...columns, id }))
  const gtins = taken.flatMap(({ id, gtins: codes }) =>
    codes.map(({ gtin, quantity }) => ({ product: id, gtin: gtin14(gtin), written: gtin, quantity })),
  )
  if (rows.length > 0) await products.insertMany(scope, rows)
  if (changed.length > 0) await products.updateMany(scope, changed)
  if (gtins.length > 0) await products.insertGtins(scope, gtins)
}

/** Sets the prices of an import as one change. */
async function writePrices(scope: Scope, principal: Principal, taken: Taken[]): Promise<number | undefined> {
  const cells = taken.flatMap(({ id, prices }) => prices.map((price) => ({ ...price, product: id })))
  if (cells.length === 0) return undefined
  return (await writeChange(scope, { cells, userName: principal.fullName })).id
}

/**
 * Writes the products of an import that have no problem, all of them or none, and remembers what its columns mean.
 * @throws HttpError 403; 404; 409 if it is taken, or would do something else than its preview said
 */
export async function takeImport(
  scope: Scope,
  principal: Principal,
  id: number,
  seen: TakeImportForm,
): Promise<ProductImport> {
  const row = await lockDraft(scope, id)
  const rights = await findRights(scope, principal)
  const planned = await planOf(scope, rights, row, true)
  const { created, changed } = countsOf(planned)
  if (created !== seen.created || changed !== seen.changed)
    throw new HttpError(409, "conflict", {
      message: "importChanged",
      current: await preview(scope, principal, rights, row),
    })
  if (created + changed === 0) throw conflict({ id: "importEmpty" })
  if (changed > 0 && !principal.ability.can("update", "CatalogueProduct"))
    throw forbidden(["update", "CatalogueProduct"])
  const writing = planned.filter(({ outcome }) => outcome === "create" || outcome === "change")
  const written = await withIds(scope, writing)
  await writeProducts(scope, written, row.newState)
  const priceChange = await writePrices(scope, principal, written)
  await store.insertRows(
    scope,
    id,
    written.map((one) => ({
      ...{ product: one.id, name: one.columns.name, before: one.existing?.columns ?? null },
      gtins: one.gtins.map(({ gtin }) => gtin14(gtin)),
    })),
  )
  await store.remember(scope, row.columns)
  return toTaken(await store.take(scope, id, { created, changed, priceChange: priceChange ?? null }))
}
