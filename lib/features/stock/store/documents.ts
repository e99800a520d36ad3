import { aliasedTable, and, asc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { sqlNow } from "@/lib/core/clock"
import { foldedContains } from "@/lib/core/db/folded"
import { outsidePolicy, sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { DocumentListQuery } from "../schema"
import { stockDocuments, stockLines } from "../table/documents"
import type { DocumentKind, DocumentState } from "../values"
import { onPlace, placeColumns } from "./places"

const t = stockDocuments
const toShops = aliasedTable(shops, "to_shops")

export type DocumentRow = typeof t.$inferSelect
export type LineRow = typeof stockLines.$inferSelect
export interface Listed {
  row: DocumentRow
  shopName: string
  toShopName: string | null
  currency: string
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ row: t, ...placeColumns, toShopName: toShops.name, ...more })
    .from(t)
    .leftJoin(shops, onPlace(t).shop)
    .leftJoin(businesses, onPlace(t).business)
    .leftJoin(toShops, and(eq(toShops.workspaceId, t.workspaceId), eq(toShops.id, t.toShopId)))

/** A page of documents of a kind. A transfer belongs to both shops. */
export function findPage(scope: Scope, user: Granted, kind: DocumentKind, query: DocumentListQuery) {
  const { business, shop, state, from, to, q, sortBy } = query
  const read = ["read", "Stock"] as const
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    eq(t.kind, kind),
    or(
      filterFor(user, read, { business: t.businessId, shop: t.shopId }) ?? sql`true`,
      kind === "transfer" ? filterFor(user, read, { business: t.businessId, shop: t.toShopId }) : undefined,
    ),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : or(eq(t.shopId, shop), kind === "transfer" ? eq(t.toShopId, shop) : undefined),
    state && eq(t.state, state),
    from ? gte(t.businessDate, from) : undefined,
    to ? lte(t.businessDate, to) : undefined,
    q ? foldedContains(t.search, q) : undefined,
  )
  const page = () =>
    sortedPage<Listed>(scope, {
      table: t,
      where,
      query,
      by: [sortBy === "businessDate" ? t.businessDate : t.at, t.id],
      select: (counted) => selectRows(scope, { counted }).where(where),
    })
  return q ? outsidePolicy(scope, page) : page()
}

export async function find(scope: Scope, kind: DocumentKind, id: number): Promise<Listed | undefined> {
  const rows: Listed[] = await selectRows(scope, {}).where(
    and(eq(t.workspaceId, scope.workspaceId), eq(t.kind, kind), eq(t.id, id)),
  )
  return rows[0]
}

/** The document while nobody else changes it. */
export async function lock(
  { db, workspaceId }: Scope,
  kind: DocumentKind,
  id: number,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.kind, kind), eq(t.id, id)))
    .for("update")
  return row
}

export const findLines = ({ db, workspaceId }: Scope, documentId: number): Promise<LineRow[]> =>
  db
    .select()
    .from(stockLines)
    .where(and(eq(stockLines.workspaceId, workspaceId), eq(stockLines.documentId, documentId)))
    .orderBy(asc(stockLines.line))

/** Whether a business has booked a delivery with this number of a supplier. */
export const hasDelivery = async (
  { db, workspaceId }: Scope,
  { business, supplier, number }: { business: number; supplier: string; number: string },
): Promise<boolean> =>
  (await db.$count(
    t,
    and(
      eq(t.workspaceId, workspaceId),
      eq(t.businessId, business),
      eq(t.kind, "delivery"),
      eq(t.state, "booked"),
      sql`lower(supplier) = lower(${supplier}) and lower(number) = lower(${number})`,
    ),
  )) > 0

/** Takes the id of a new document, which its journal entry names. */
export async function takeId({ db, workspaceId }: Scope): Promise<number> {
  const [row] = await db.select({ id: nextId(workspaceId, "stock-document") }).from(sql`(select 1) as one`)
  return (row as { id: number }).id
}

export type NewDocument = Omit<typeof t.$inferInsert, "workspaceId">
export type NewLine = Omit<typeof stockLines.$inferInsert, "workspaceId" | "documentId" | "line">

/** Inserts a document with its lines, numbered from 1. */
export async function insert({ db, workspaceId }: Scope, values: NewDocument, lines: readonly NewLine[]) {
  await db.insert(t).values({ ...values, workspaceId })
  const rows = lines.map((line, i) => ({ ...line, workspaceId, documentId: values.id, line: i + 1 }))
  if (rows.length > 0) await db.insert(stockLines).values(rows)
}

export const update = (
  { db, workspaceId }: Scope,
  id: number,
  { closes, ...changes }: Partial<NewDocument> & { closes?: { userId: number; userName: string } },
) =>
  db
    .update(t)
    .set({
      ...changes,
      version: sql`${t.version} + 1`,
      ...(closes && { closedBy: closes.userId, closedByName: closes.userName, closedAt: sqlNow() }),
    })
    .where(and(eq(t.workspaceId, workspaceId), eq(t.id, id)))

/** Writes how many pieces of each line arrived, in one statement. */
export async function writeReceived({ db, workspaceId }: Scope, id: number, received: Map<number, number>) {
  const pairs = sql.join(
    [...received].map(([line, pieces]) => sql`(${line}::int, ${pieces}::int)`),
    sql`, `,
  )
  await db.execute(sql`update ${stockLines} as s set received = given.pieces from (values ${pairs}) as given (line, pieces)
    where s.workspace_id = ${workspaceId} and s.document_id = ${id} and s.line = given.line`)
}

/** How many documents of a business were dated by a day and are in one of these states. */
export const countOpen = ({ db, workspaceId }: Scope, business: number, to: string, states: DocumentState[]) =>
  db.$count(
    t,
    and(eq(t.workspaceId, workspaceId), eq(t.businessId, business), lte(t.businessDate, to), inArray(t.state, states)),
  )
