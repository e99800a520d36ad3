import { and, eq, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import { takeTurns } from "@/lib/core/db/turns"
import type { Db, Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { accountSettings } from "@/lib/features/account/table"
import { shops } from "@/lib/features/businesses/table"
import { cashExceptions } from "../table"
import type { ExceptionKind } from "../values"
import { found, solver } from "./found"

/** An exception that was opened or closed just now. */
export interface Synced {
  change: "opened" | "closed"
  id: number
  business: number
  shop: number
  shopName: string
  kind: ExceptionKind
  subject: number
  name: string
  /** Minor units; null if it is about no amount. */
  amount: string | null
  /** People who may not solve it. Empty for a closed one. */
  barred: number[]
  solverName: string | null
  task: number | null
}

/** Lets only one scan of a workspace run at a time, until the transaction ends. */
export const lock = (scope: Scope) => takeTurns(scope, "cash-exceptions")

const columns = (barred: SQL) => sql`x.id, x.business_id as business, x.shop_id as shop, s.name as "shopName", x.kind,
  x.subject_id as subject, x.name, x.amount::text as amount, ${barred} as barred, x.closed_by_name as "solverName",
  x.task_id as task`
const withShop = sql`join ${shops} s on s.workspace_id = x.workspace_id and s.id = x.shop_id`

/** Opens and closes the exceptions of one kind, and updates the amounts of those that stay open, in one statement. */
export async function sync({ db, workspaceId }: Scope, kind: ExceptionKind): Promise<Synced[]> {
  const isOpen = sql`e.workspace_id = ${workspaceId} and e.kind = ${kind} and e.closed_at is null`
  const isSame = sql`e.subject_id = found.subject_id`
  return rowsOf<Synced>(
    await db.execute(sql`
      with found as (${found[kind](workspaceId)}),
      opened as (
        insert into ${cashExceptions} (workspace_id, id, business_id, shop_id, kind, subject_id, name, amount, since)
        select ${workspaceId}::int, ${nextId(workspaceId, "cash-exception")}, business_id, shop_id, ${kind}::text, subject_id,
          name, amount, coalesce(since, now())
        from found where not exists (select from ${cashExceptions} e where ${isOpen} and ${isSame})
        returning *),
      changed as (
        update ${cashExceptions} e set amount = found.amount, name = found.name from found
        where ${isOpen} and ${isSame} and (e.amount, e.name) is distinct from (found.amount, found.name)),
      closed as (
        update ${cashExceptions} e set closed_at = now(), (closed_by, closed_by_name) = (${solver[kind]})
        where ${isOpen} and not exists (select from found where ${isSame})
        returning *)
      select 'opened' as change, ${columns(sql`found.barred`)} from opened x
        join found on found.subject_id = x.subject_id ${withShop}
      union all
      select 'closed', ${columns(sql`'{}'::int[]`)} from closed x ${withShop}
      order by 2`),
  )
}

export const saveTask = ({ db, workspaceId }: Scope, id: number, taskId: number) =>
  db
    .update(cashExceptions)
    .set({ taskId })
    .where(and(eq(cashExceptions.workspaceId, workspaceId), eq(cashExceptions.id, id)))

/** The workspaces that have shops. */
export async function findWorkspaces(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ id: shops.workspaceId }).from(shops)
  return rows.map(({ id }) => id)
}

/** The language that a user has chosen. */
export async function languageOf({ db, workspaceId }: Scope, userId: number): Promise<Locale | null> {
  const [row] = await db
    .select({ language: accountSettings.language })
    .from(accountSettings)
    .where(and(eq(accountSettings.workspaceId, workspaceId), eq(accountSettings.userId, userId)))
  return row?.language ?? null
}
