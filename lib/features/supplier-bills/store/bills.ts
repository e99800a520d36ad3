import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, safes, tills } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { suppliers } from "@/lib/features/suppliers/table"
import type { SupplierBill } from "../schema"
import { supplierBillEvents, supplierBillLines, supplierBills } from "../table"
import { supplierBillSettlements } from "../table/settlements"

export type Bill = typeof supplierBills.$inferSelect
export type BillLine = typeof supplierBillLines.$inferSelect
export interface BillRow {
  bill: Bill
  supplier: typeof suppliers.$inferSelect
  businessName: string
  currency: string
}

const of = {
  bill: supplierBills,
  supplier: suppliers,
  businessName: businesses.tradingName,
  currency: businesses.currency,
}
const t = supplierBills

export const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...of, ...more })
    .from(t)
    .innerJoin(suppliers, and(eq(suppliers.workspaceId, t.workspaceId), eq(suppliers.id, t.supplierId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

/** A supplier, and those that were merged into it. */
export const isOf = ({ workspaceId }: Scope, supplier: number) =>
  sql`${t.supplierId} in (select s.id from ${suppliers} s where s.workspace_id = ${workspaceId}
    and (s.id = ${supplier} or s.merged_into = ${supplier}))`

export async function find(scope: Scope, id: number): Promise<BillRow | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** A bill, which nobody else changes until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<Bill> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row as Bill
}

/** The id of the bill that has the same number and total; undefined if there is none that isn't rejected. */
export async function findSame(scope: Scope, same: Pick<Bill, "supplierId" | "number" | "total" | "kind">) {
  const [row] = await scope.db
    .select({ id: t.id, businessId: t.businessId })
    .from(t)
    .where(
      and(
        eq(t.workspaceId, scope.workspaceId),
        isOf(scope, same.supplierId),
        sql`lower(${t.number}) = lower(${same.number})`,
        eq(t.total, same.total),
        eq(t.kind, same.kind),
        ne(t.state, "rejected"),
      ),
    )
    .limit(1)
  return row
}

/** @returns its id; undefined if another transaction has just taken in the same bill */
export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof t.$inferInsert, "workspaceId" | "id">,
): Promise<number | undefined> {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "supplier-bill") })
    .onConflictDoNothing()
    .returning({ id: t.id })
  return row?.id
}

export const update = (scope: Scope, id: number, values: Partial<Bill>) =>
  scope.db
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(byId(scope, id))

export const insertLines = (
  { db, workspaceId }: Scope,
  billId: number,
  rows: Omit<typeof supplierBillLines.$inferInsert, "workspaceId" | "billId">[],
) => db.insert(supplierBillLines).values(rows.map((row) => ({ ...row, workspaceId, billId })))

export const linesOf = (scope: Scope, id: number): Promise<BillLine[]> =>
  scope.db
    .select()
    .from(supplierBillLines)
    .where(and(eq(supplierBillLines.workspaceId, scope.workspaceId), eq(supplierBillLines.billId, id)))
    .orderBy(asc(supplierBillLines.position))

/** Notes the accounts of lines in one statement. */
export async function setAccounts(
  { db, workspaceId }: Scope,
  billId: number,
  chosen: { position: number; account: number | null }[],
): Promise<void> {
  if (chosen.length === 0) return
  const rows = sql.join(
    chosen.map(({ position, account }) => sql`(${position}::int, ${account}::int)`),
    sql`, `,
  )
  await db.execute(sql`update ${supplierBillLines} l set account_id = v.account
    from (values ${rows}) v (position, account)
    where l.workspace_id = ${workspaceId} and l.bill_id = ${billId} and l.position = v.position`)
}

/** The accounts of a business with these roles that are in use, by code. */
export const findAccounts = ({ db, workspaceId }: Scope, business: number, roles: readonly string[]) =>
  db
    .select({ id: accounts.id, code: accounts.code, name: accounts.name })
    .from(accounts)
    .where(
      and(
        eq(accounts.workspaceId, workspaceId),
        eq(accounts.businessId, business),
        eq(accounts.isArchived, false),
        inArray(accounts.role, roles as never[]),
      ),
    )
    .orderBy(asc(accounts.code))

type Shown = Pick<SupplierBill, "lines" | "events" | "settlements" | "accounts"> & { placeName: string | null }

/** Lines, trail and settlements of a bill, where it was paid from, and the accounts of its business with these roles, in one statement. */
export async function detailsOf({ db, workspaceId }: Scope, bill: Bill, roles: readonly string[]) {
  const { id, businessId: business, paidFrom, paidPlace } = bill
  const places = { bank: bankAccounts, safe: safes, till: tills }
  const of = sql`where x.workspace_id = ${workspaceId} and x.bill_id = ${id}`
  const rows = await db.execute(sql`select
    (select coalesce(json_agg(json_build_object('position', x.position, 'name', x.name, 'description', x.description,
      'code', x.code, 'gtin', x.gtin, 'quantity', x.quantity, 'unit', x.unit, 'price', x.price, 'net', x.net,
      'vatCategory', x.vat_category, 'vatRate', x.vat_rate, 'account', x.account_id,
      'product', x.product_id, 'productName', coalesce(p.name, ''), 'pieces', x.pieces) order by x.position), '[]'::json)
      from ${supplierBillLines} x left join ${products} p on p.workspace_id = x.workspace_id and p.id = x.product_id
      ${of}) as lines,
    (select coalesce(json_agg(json_build_object('kind', x.kind,
      'at', to_char(x.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'person', x.user_name, 'note', x.note,
      'entry', x.entry_id) order by x.position), '[]'::json) from ${supplierBillEvents} x ${of}) as events,
    (select coalesce(json_agg(json_build_object('entry', x.entry_id, 'amount', x.amount, 'on', x.settled_on,
      'isEnded', x.ended_at is not null) order by x.settled_on, x.entry_id), '[]'::json) from ${supplierBillSettlements} x ${of}) as settlements,
    (select coalesce(json_agg(json_build_object('id', a.id, 'code', a.code, 'name', a.name) order by a.code), '[]'::json)
      from ${accounts} a where a.workspace_id = ${workspaceId} and a.business_id = ${business} and not a.is_archived
      and a.role in ${roles}) as accounts,
    (${
      paidFrom && paidPlace !== null
        ? sql`select y.name from ${places[paidFrom]} y where y.workspace_id = ${workspaceId} and y.id = ${paidPlace}`
        : sql`select null`
    }) as "placeName"`)
  return rowsOf<Shown>(rows)[0] as Shown
}

/** The businesses that bills can be for: not archived, the one with this VAT number first. */
export const findBuyers = ({ db, workspaceId }: Scope, vatNumber: string) =>
  db
    .select({
      id: businesses.id,
      currency: businesses.currency,
      isNamed: sql<boolean>`${vatNumber} <> '' and ${businesses.vatNumber} = ${vatNumber}`,
    })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), ne(businesses.state, "archived")))
    .orderBy(sql`3 desc`, asc(businesses.id))
    .limit(100)
