import { and, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { products } from "@/lib/features/catalogue/table"
import { clients } from "@/lib/features/clients/table"
import { invoices } from "@/lib/features/invoices/table"
import { payments } from "@/lib/features/invoices/table/payments"
import { orders } from "@/lib/features/orders/table"
import { tasks } from "@/lib/features/todo/table"
import { users } from "@/lib/features/users/table"
import type { ActivityKind, SetupStep } from "../values"

const iso = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
/** A payment has a date without a time. */
const paidAt = sql`(p.paid_date::timestamp at time zone 'UTC')`
const inWorkspace = ({ workspaceId }: Scope, alias: string) => sql`${sql.raw(alias)}.workspace_id = ${workspaceId}`

export interface Activity {
  kind: ActivityKind
  /** Id of the order, paid invoice, task or user. */
  id: number
  who: string
  what: string
  amount: number | null
  currency: string | null
  at: string
}

/** The newest records of each kind; each branch scans an index backwards. */
const branches: Record<ActivityKind, (scope: Scope, limit: number, user: Granted) => SQL> = {
  order: (
    scope,
    limit,
    user,
  ) => sql`(select 'order' as kind, o.id, o.customer as who, o.status as what, o.total as amount,
      o.currency, o.placed_at as moment
    from ${orders} o where ${and(inWorkspace(scope, "o"), filterFor(user, ["read", "Order"], { owner: sql`o.user_id` }))} order by o.placed_at desc limit ${limit})`,
  payment: (scope, limit) => sql`(select 'payment', p.invoice_id, c.company, i.number, p.amount, i.currency, ${paidAt}
    from ${payments} p join ${invoices} i on i.workspace_id = p.workspace_id and i.id = p.invoice_id
      join ${clients} c on c.workspace_id = i.workspace_id and c.id = i.client_id
    where ${inWorkspace(scope, "p")} and p.kind = 'payment' order by p.paid_date desc limit ${limit})`,
  task: (
    scope,
    limit,
  ) => sql`(select 'task', t.id, coalesce(u.full_name, ''), t.title, null::bigint, null::text, t.completed_at
    from ${tasks} t left join task_assignees a on a.workspace_id = t.workspace_id and a.task_id = t.id
      left join ${users} u on u.workspace_id = a.workspace_id and u.id = a.user_id
    where ${inWorkspace(scope, "t")} and t.completed_at is not null and not t.is_deleted order by t.completed_at desc limit ${limit})`,
  user: (scope, limit) => sql`(select 'user', u.id, u.full_name, u.company, null::bigint, null::text, u.created_at
    from ${users} u where ${inWorkspace(scope, "u")} order by u.id desc limit ${limit})`,
}

/** Returns the latest activity that a user may read, newest first; at most `each` of a kind, so that a busy kind doesn't hide the others. */
export async function findActivity(
  scope: Scope,
  kinds: ActivityKind[],
  user: Granted,
  { each, limit }: { each: number; limit: number },
): Promise<Activity[]> {
  if (kinds.length === 0) return []
  const all = sql.join(
    kinds.map((kind) => branches[kind](scope, each, user)),
    sql` union all `,
  )
  const found = await scope.db.execute(sql`
    select kind, id, who, what, amount, currency, ${iso(sql`moment`)} as at from (${all}) as acts (kind, id, who, what, amount, currency, moment)
    order by moment desc, kind, id desc limit ${limit}`)
  return rowsOf<Activity>(found)
}

/** Returns which setup steps are done, and whether the workspace has no orders and invoices yet. */
export async function findSetup({
  db,
  workspaceId,
}: Scope): Promise<Record<SetupStep, boolean> & { isEmpty: boolean }> {
  const any = (from: SQL, more: SQL = sql``) =>
    sql`exists (select 1 from ${from} where workspace_id = ${workspaceId} ${more})`
  const found = await db.execute(sql`
    select ${any(sql`${billing}`, sql`and company <> ''`)} as company, ${any(sql`${products}`)} as product,
      (select count(*) > 1 from (select 1 from ${users} where workspace_id = ${workspaceId} limit 2) as people) as person,
      ${any(sql`${invoices}`)} as invoice, ${any(sql`${orders}`)} as "order"`)
  const [row] = rowsOf<Record<SetupStep, boolean>>(found)
  const steps = row ?? { company: false, product: false, person: false, invoice: false, order: false }
  return { ...steps, isEmpty: !steps.invoice && !steps.order }
}
