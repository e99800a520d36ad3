import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Db, Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { invoices } from "@/lib/features/invoices/table"
import type { RecurringInvoice, RecurringListQuery } from "./schema/recurring"
import { recurringInvoiceRuns, recurringInvoices } from "./table"

const t = recurringInvoices
const runs = recurringInvoiceRuns
export type RecurringRow = typeof t.$inferSelect
export interface Listed {
  row: RecurringRow
  clientName: string
  runs: RecurringInvoice["runs"]
}

const latest = sql<RecurringInvoice["runs"]>`coalesce((select json_agg(made order by made."nominalOn" desc)
  from (select run.nominal_on as "nominalOn", run.invoice_id as invoice, made.number, run.state
    from ${runs} run left join ${invoices} made on made.workspace_id = run.workspace_id and made.id = run.invoice_id
    where run.workspace_id = ${t.workspaceId} and run.recurring_id = ${t.id} order by run.nominal_on desc limit 12) made), '[]'::json)`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({
      row: t,
      clientName: sql<string>`coalesce(nullif(${clients.company}, ''), ${clients.name})`,
      runs: latest,
      ...more,
    })
    .from(t)
    .innerJoin(clients, and(eq(clients.workspaceId, t.workspaceId), eq(clients.id, t.clientId)))

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(t.workspaceId, workspaceId), ...more)

const columns = { name: t.search, nextOn: t.nextOn, total: t.total }

export function findPage(scope: Scope, query: RecurringListQuery) {
  const { q, state, client, sortBy = "name" } = query
  const where = inWorkspace(
    scope,
    state && eq(t.state, state),
    client === undefined ? undefined : eq(t.clientId, client),
    q ? foldedContains(t.search, q) : undefined,
  )
  return sortedPage<Listed>(scope, {
    table: t,
    where,
    query: { ...query, order: query.order ?? "asc" },
    by: [columns[sortBy], t.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(inWorkspace(scope, eq(t.id, id)))
  return row
}

/** Locks a recurring invoice until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<RecurringRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.id, id)))
    .for("update")
  return row
}

type Values = Omit<typeof t.$inferInsert, "workspaceId" | "id">

export async function insert({ db, workspaceId }: Scope, values: Values): Promise<number> {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "recurring-invoice") })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, changes: Partial<Values>) =>
  scope.db
    .update(t)
    .set({ ...changes, version: sql`${t.version} + 1` })
    .where(inWorkspace(scope, eq(t.id, id)))

/** Gives the recurring invoices of a client to another one. */
export const move = (scope: Scope, from: number, to: number) =>
  scope.db
    .update(t)
    .set({ clientId: to, version: sql`${t.version} + 1` })
    .where(inWorkspace(scope, eq(t.clientId, from)))

/** Notes what the generator did. The version stays, so that no edit is refused because of it. */
export const note = (scope: Scope, id: number, changes: Pick<Partial<Values>, "nextOn" | "state" | "problem">) =>
  scope.db
    .update(t)
    .set(changes)
    .where(inWorkspace(scope, eq(t.id, id)))

/** The last day for which there is an invoice. */
export async function lastRun({ db, workspaceId }: Scope, id: number): Promise<string | null> {
  const [row] = await db
    .select({ last: sql<string | null>`max(${runs.nominalOn})::text` })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.recurringId, id)))
  return row?.last ?? null
}

/** Those in force with a day that has come, the oldest first. */
export async function findDue(scope: Scope, today: string): Promise<number[]> {
  const rows = await scope.db
    .select({ id: t.id })
    .from(t)
    .where(inWorkspace(scope, eq(t.state, "active"), isNotNull(t.nextOn), lte(t.nextOn, today)))
    .orderBy(asc(t.id))
    .limit(500)
  return rows.map(({ id }) => id)
}

interface Run {
  recurringId: number
  nominalOn: string
  invoiceId: number
  state: "made" | null
}

/** Claims a day by its key. @returns false if there is an invoice for it already */
export async function insertRun({ db, workspaceId }: Scope, run: Run): Promise<boolean> {
  const rows = await db
    .insert(runs)
    .values({ ...run, workspaceId })
    .onConflictDoNothing()
    .returning({ id: runs.invoiceId })
  return rows.length === 1
}

/** Generated invoices whose mail is not queued yet. */
export const findUnmailed = ({ db, workspaceId }: Scope) =>
  db
    .select({ recurringId: runs.recurringId, nominalOn: runs.nominalOn, invoiceId: runs.invoiceId })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.state, "made")))
    .orderBy(asc(runs.recurringId), asc(runs.nominalOn))
    .limit(200)

/** Notes that the mail of an invoice is queued, or that it is not sent. @returns false if another process did */
export async function setMailed(
  { db, workspaceId }: Scope,
  { recurringId, nominalOn }: Pick<Run, "recurringId" | "nominalOn">,
  state: "mailed" | "unsent",
): Promise<boolean> {
  const rows = await db
    .update(runs)
    .set({ state, mailedAt: state === "mailed" ? sql`now()` : null })
    .where(
      and(
        eq(runs.workspaceId, workspaceId),
        eq(runs.recurringId, recurringId),
        eq(runs.nominalOn, nominalOn),
        eq(runs.state, "made"),
      ),
    )
    .returning({ id: runs.invoiceId })
  return rows.length === 1
}

/** The workspaces with recurring invoices that the generator may have to look at. */
export async function findWorkspaces(owner: Db): Promise<number[]> {
  const rows = await owner.selectDistinct({ id: t.workspaceId }).from(t)
  return rows.map(({ id }) => id)
}
