import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { Supplier, SupplierListQuery } from "./schema"
import { supplierProducts, suppliers } from "./table"

const { id, name, vatNumber, companyNumber, iban, bic, country, email } = suppliers
const columns = { id, name, vatNumber, companyNumber, iban, bic, country, email }
type Known = Omit<Supplier, "id">
export type Row = typeof suppliers.$inferSelect

const byId = ({ workspaceId }: Scope, supplier: number) => and(eq(suppliers.workspaceId, workspaceId), eq(id, supplier))

export async function find(scope: Scope, supplier: number): Promise<Row | undefined> {
  const [row] = await scope.db.select().from(suppliers).where(byId(scope, supplier))
  return row
}

/** A supplier, which nobody else changes until the transaction ends. */
export async function lock(scope: Scope, supplier: number): Promise<Row | undefined> {
  const [row] = await scope.db.select().from(suppliers).where(byId(scope, supplier)).for("update")
  return row
}

/** The supplier that one was merged into, and those that were merged into it. */
export const findMerges = ({ db, workspaceId }: Scope, { id: supplier, mergedInto }: Row) =>
  db
    .select({ id, name })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.workspaceId, workspaceId),
        or(eq(suppliers.mergedInto, supplier), mergedInto === null ? undefined : eq(id, mergedInto)),
      ),
    )
    .orderBy(asc(name), asc(id))

export async function findVatNumber({ db, workspaceId }: Scope, wanted: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id })
    .from(suppliers)
    .where(and(eq(suppliers.workspaceId, workspaceId), eq(vatNumber, wanted)))
  return row?.id
}

export const update = (scope: Scope, supplier: number, values: Partial<Row>) =>
  scope.db
    .update(suppliers)
    .set({ ...values, version: sql`${suppliers.version} + 1` })
    .where(byId(scope, supplier))

/** The supplier with this VAT number; else one with this name that has none, or any if none is given. */
export async function findLike({ db, workspaceId }: Scope, known: Pick<Known, "name" | "vatNumber">) {
  const isNamed = and(
    sql`lower(${name}) = lower(${known.name})`,
    known.vatNumber === "" ? undefined : eq(vatNumber, ""),
  )
  const [row] = await db
    .select({ ...columns, mergedInto: suppliers.mergedInto })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.workspaceId, workspaceId),
        known.vatNumber === "" ? isNamed : or(eq(vatNumber, known.vatNumber), isNamed),
      ),
    )
    .orderBy(desc(vatNumber), asc(id))
    .limit(1)
  return row
}

/** Adds a supplier. Of two transactions that add the same VAT number at once, the second finds the row of the first. */
export async function insert(
  { db, workspaceId }: Scope,
  values: Partial<Known> & Pick<Known, "name">,
): Promise<number> {
  const [row] = await db
    .insert(suppliers)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "supplier") })
    .onConflictDoUpdate({
      target: [suppliers.workspaceId, vatNumber],
      targetWhere: sql`${vatNumber} <> ''`,
      set: { vatNumber: values.vatNumber ?? "" },
    })
    .returning({ id })
  return (row as { id: number }).id
}

const names = ["vatNumber", "companyNumber", "iban", "bic", "country", "email"] as const

/** Notes what was unknown about a supplier. */
export async function complete({ db, workspaceId }: Scope, supplierId: number, known: Known): Promise<void> {
  const filled = Object.fromEntries(
    names
      .filter((field) => known[field] !== "")
      .map((field) => [field, sql`coalesce(nullif(${columns[field]}, ''), ${known[field]})`]),
  )
  if (Object.keys(filled).length === 0) return
  const isUnknown = or(...names.filter((field) => known[field] !== "").map((field) => eq(columns[field], "")))
  await db
    .update(suppliers)
    .set({ ...filled, version: sql`${suppliers.version} + 1` })
    .where(and(eq(suppliers.workspaceId, workspaceId), eq(id, supplierId), isUnknown))
}

/** A page of suppliers by name. */
export function findPage(scope: Scope, { id: only, q, order, page, perPage }: SupplierListQuery) {
  const isOwn = only === undefined ? isNull(suppliers.mergedInto) : eq(id, only)
  const where = and(eq(suppliers.workspaceId, scope.workspaceId), isOwn, q ? foldedContains(sql`search`, q) : undefined)
  return listPage<Supplier>(scope, {
    table: suppliers,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(suppliers)
        .where(where)
        .orderBy(order === "desc" ? desc(name) : asc(name), asc(id))
        .limit(perPage)
        .offset(offset),
  })
}

export async function findProducts({ db, workspaceId }: Scope, supplier: number, codes: readonly string[]) {
  if (codes.length === 0) return []
  const { code, productId: product, pieces } = supplierProducts
  return db
    .select({ code, product, pieces })
    .from(supplierProducts)
    .where(
      and(
        eq(supplierProducts.workspaceId, workspaceId),
        eq(supplierProducts.supplierId, supplier),
        inArray(code, codes as string[]),
      ),
    )
}

export async function saveProducts(
  { db, workspaceId }: Scope,
  supplierId: number,
  products: { code: string; product: number; pieces: number }[],
): Promise<void> {
  if (products.length === 0) return
  const rows = products.map(({ code, product, pieces }) => ({
    workspaceId,
    supplierId,
    code,
    productId: product,
    pieces,
  }))
  await db
    .insert(supplierProducts)
    .values(rows)
    .onConflictDoUpdate({
      target: [supplierProducts.workspaceId, supplierProducts.supplierId, supplierProducts.code],
      set: { productId: sql`excluded.product_id`, pieces: sql`excluded.pieces` },
    })
}
