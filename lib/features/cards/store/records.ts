import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { clients } from "@/lib/features/clients/table"
import { products } from "@/lib/features/ecommerce/table"
import { invoices, payments } from "@/lib/features/invoices/table"
import { orders } from "@/lib/features/orders/table"
import { tasks } from "@/lib/features/todo/table"
import { users } from "@/lib/features/users/table"
import type { ActKind, SetupStep } from "../values"

const iso = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
/** A payment has a day and no hour. */
const paidAt = sql`(p.paid_date::timestamp at time zone 'UTC')`
const mine = ({ workspaceId }: Scope, alias: string) => sql`${sql.raw(alias)}.workspace_id = ${workspaceId}`

export interface Act {
  kind: ActKind
  /** Of the order, the paid invoice, the task or the person. */
  id: number
  who: string
  what: string
  amount: number | null
  currency: string | null
  at: string
}

/** The newest of each kind; each branch reads an index from its end. */
const branches: Record<ActKind, (scope: Scope, most: number) => SQL> = {
  order: (scope, most) => sql`(select 'order' as kind, o.id, o.customer as who, o.status as what, o.total as amount,
      o.currency, o.placed_at as moment
    from ${orders} o where ${mine(scope, "o")} order by o.placed_at desc limit ${most})`,
  payment: (
    scope,
    most,
  ) => sql`(select 'payment', p.invoice_id, c.company, i.number::text, p.amount, i.currency, ${paidAt}
    from ${payments} p join ${invoices} i on i.workspace_id = p.workspace_id and i.id = p.invoice_id
      join ${clients} c on c.workspace_id = i.workspace_id and c.id = i.client_id
    where ${mine(scope, "p")} order by p.paid_date desc limit ${most})`,
  task: (
    scope,
    most,
  ) => sql`(select 'task', t.id, coalesce(u.full_name, ''), t.title, null::int, null::text, t.completed_at
    from ${tasks} t left join task_assignees a on a.workspace_id = t.workspace_id and a.task_id = t.id
      left join ${users} u on u.workspace_id = a.workspace_id and u.id = a.user_id
    where ${mine(scope, "t")} and t.completed_at is not null and not t.is_deleted order by t.completed_at desc limit ${most})`,
  user: (scope, most) => sql`(select 'user', u.id, u.full_name, u.company, null::int, null::text, u.created_at
    from ${users} u where ${mine(scope, "u")} order by u.id desc limit ${most})`,
}

/** What happened last, newest first; no more than `each` of a kind, so that a busy day of one does not hide the others. */
export async function findActs(scope: Scope, kinds: ActKind[], each: number, most: number): Promise<Act[]> {
  if (kinds.length === 0) return []
  const all = sql.join(
    kinds.map((kind) => branches[kind](scope, each)),
    sql` union all `,
  )
  const found = await scope.db.execute(sql`
    select kind, id, who, what, amount, currency, ${iso(sql`moment`)} as at from (${all}) as acts (kind, id, who, what, amount, currency, moment)
    order by moment desc, kind, id desc limit ${most}`)
  return rowsOf<Act>(found)
}

/** Which steps of setting up are done, and whether anything was ever sold or measured here. */
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
