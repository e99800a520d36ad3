import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import type { MandateListQuery } from "../schema"
import { paymentBatches, paymentBatchItems, sepaCreditors, sepaMandates } from "../table"

const t = sepaMandates
export type MandateRow = typeof t.$inferSelect
export interface Listed {
  mandate: MandateRow
  businessName: string
  customerName: string
  /** The last day of a collection that didn't fail. */
  lastOn: string | null
}

const customerName = sql<string>`coalesce(nullif(${clients.company}, ''), ${clients.name})`
const lastOn = sql<string | null>`(select max(b.execution_on)::text from ${paymentBatchItems} as i
  join ${paymentBatches} as b on b.workspace_id = i.workspace_id and b.id = i.batch_id
  where i.workspace_id = ${t.workspaceId} and i.mandate_id = ${t.id} and i.state in ('pending', 'settled'))`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ mandate: t, businessName: businesses.tradingName, customerName, lastOn, ...more })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .innerJoin(clients, and(eq(clients.workspaceId, t.workspaceId), eq(clients.id, t.customerId)))

export function findPage(scope: Scope, user: Granted, query: MandateListQuery) {
  const { business, customer, state, q, page, perPage, order } = query
  const named = (text: string) =>
    sql`(${containsWords(sql`${t.reference} || ' ' || ${t.holder}`, text)} or ${t.customerId} in
      (select c.id from ${clients} as c where c.workspace_id = ${scope.workspaceId} and ${containsWords(sql`c.name || ' ' || c.company`, text)}))`
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Payment"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    customer === undefined ? undefined : eq(t.customerId, customer),
    state && eq(t.state, state),
    q ? named(q) : undefined,
  )
  const direction = sql.raw(order === "asc" ? "asc" : "desc")
  return listPage<Listed>(scope, {
    ...{ table: t, where, page, perPage, searches: q !== undefined },
    rows: (counted, offset) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(sql`${t.id} ${direction}`)
        .limit(perPage)
        .offset(offset),
  })
}

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

export async function lock(scope: Scope, id: number): Promise<MandateRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

/** The active mandates of a business, the newest first. */
export const findActive = (scope: Scope, business: number): Promise<Listed[]> =>
  selectRows(scope, {})
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.businessId, business), eq(t.state, "active")))
    .orderBy(desc(t.id))
    .limit(2_000)

/** @returns its id; undefined if the business has one with that reference */
export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof t.$inferInsert, "workspaceId" | "id">,
): Promise<number | undefined> {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "sepa-mandate") })
    .onConflictDoNothing()
    .returning({ id: t.id })
  return row?.id
}

export const update = (scope: Scope, id: number, values: Partial<MandateRow>) =>
  scope.db
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(byId(scope, id))

/** Gives the mandates of a customer to another one. The holder stays who signed. */
export const move = (scope: Scope, from: number, to: number) =>
  scope.db
    .update(t)
    .set({ customerId: to, version: sql`${t.version} + 1` })
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.customerId, from)))

/** Whether a business has another mandate with a reference. */
export const isTaken = async (scope: Scope, business: number, reference: string, but: number): Promise<boolean> =>
  (await scope.db.$count(
    t,
    and(
      eq(t.workspaceId, scope.workspaceId),
      eq(t.businessId, business),
      sql`lower(${t.reference}) = lower(${reference}) and ${t.id} <> ${but}`,
    ),
  )) > 0

export async function findCreditor({ db, workspaceId }: Scope, business: number): Promise<string> {
  const [row] = await db
    .select({ id: sepaCreditors.creditorId })
    .from(sepaCreditors)
    .where(and(eq(sepaCreditors.workspaceId, workspaceId), eq(sepaCreditors.businessId, business)))
  return row?.id ?? ""
}

export const saveCreditor = ({ db, workspaceId }: Scope, businessId: number, creditorId: string) =>
  db
    .insert(sepaCreditors)
    .values({ workspaceId, businessId, creditorId })
    .onConflictDoUpdate({ target: [sepaCreditors.workspaceId, sepaCreditors.businessId], set: { creditorId } })
