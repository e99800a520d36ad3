import { and, eq, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Db, Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import type { RecurringListQuery } from "../schema/recurring"
import { recurringChargeDays, recurringCharges } from "../table"

const t = recurringCharges
export type ChargeRow = typeof t.$inferSelect
export type DayRow = typeof recurringChargeDays.$inferSelect

/** The last days of a rule, newest first, as JSON. */
const last = sql<{ day: string; state: DayRow["state"]; amount: number; entry: string | null; reason: string }[]>`(
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day desc), '[]') from (
    select day, state, amount, entry_id as entry, reason from ${recurringChargeDays} as days
    where days.workspace_id = ${t.workspaceId} and days.charge_id = ${t.id} order by day desc limit 12) as d)`

const columns = {
  row: t,
  customerName: clients.name,
  shopName: shops.name,
  timeZone: shops.timeZone,
  currency: businesses.currency,
  last,
}
export interface Listed {
  row: ChargeRow
  customerName: string
  shopName: string
  timeZone: string
  currency: string
  last: { day: string; state: DayRow["state"]; amount: number; entry: string | null; reason: string }[]
}

const selectRows = <More extends object>({ db }: Scope, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(t)
    .innerJoin(clients, and(eq(clients.workspaceId, t.workspaceId), eq(clients.id, t.customerId)))
    .innerJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))

export function findPage(scope: Scope, user: Granted, query: RecurringListQuery) {
  const { business, shop, customer, active, q, page, perPage } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Iou"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    customer === undefined ? undefined : eq(t.customerId, customer),
    active === undefined ? undefined : eq(t.isActive, active),
    q
      ? containsWords(
          sql`(select c.name from ${clients} as c where c.workspace_id = ${t.workspaceId} and c.id = ${t.customerId}) || ' ' || ${t.text}`,
          q,
        )
      : undefined,
  )
  return listPage<Listed>(scope, {
    ...{ table: t, where, page, perPage, searches: q !== undefined },
    rows: (counted, offset) =>
      selectRows(scope, { counted }).where(where).orderBy(clients.name, t.id).limit(perPage).offset(offset) as never,
  })
}

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row as Listed | undefined
}

/** Locks a rule until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<ChargeRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

export async function insert({ db, workspaceId }: Scope, values: Omit<typeof t.$inferInsert, "workspaceId" | "id">) {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "recurring-charge") })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

export async function update(scope: Scope, row: ChargeRow, changes: Partial<ChargeRow>): Promise<void> {
  await scope.db
    .update(t)
    .set({ ...changes, version: row.version + 1 })
    .where(byId(scope, row.id))
}

/** Gives the rules of a customer to another one. */
export const move = (scope: Scope, from: number, to: number) =>
  scope.db
    .update(t)
    .set({ customerId: to, version: sql`${t.version} + 1` })
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.customerId, from)))

/** The rules that may have something to charge, locked in the order of their ids. */
export const lockActive = ({ db, workspaceId }: Scope): Promise<ChargeRow[]> =>
  db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.isActive, true)))
    .orderBy(t.id)
    .for("update")

/** Remembers that a day of a rule has been dealt with. @returns whether nobody had done so before */
export async function insertDay({ db, workspaceId }: Scope, day: Omit<DayRow, "workspaceId">): Promise<boolean> {
  const rows = await db
    .insert(recurringChargeDays)
    .values({ ...day, workspaceId })
    .onConflictDoNothing()
    .returning({ day: recurringChargeDays.day })
  return rows.length > 0
}

export async function hasDay({ db, workspaceId }: Scope, chargeId: number, day: string): Promise<boolean> {
  const d = recurringChargeDays
  const where = and(eq(d.workspaceId, workspaceId), eq(d.chargeId, chargeId), eq(d.day, day))
  return (await db.select({ day: d.day }).from(d).where(where)).length > 0
}

/** Moves the last day that has been dealt with; not a change of the rule. */
export async function finish(scope: Scope, ids: number[], day: string): Promise<void> {
  if (ids.length === 0) return
  await scope.db.execute(sql`update ${t} set done_until = greatest(done_until, ${day}::date)
    where workspace_id = ${scope.workspaceId} and id = any(${`{${ids.join(",")}}`}::int[])`)
}

/** The workspaces that have rules in force, for the job. */
export async function findWorkspaces(db: Db): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`select distinct workspace_id as id from ${t} where is_active`),
  )
  return rows.map(({ id }) => id)
}
