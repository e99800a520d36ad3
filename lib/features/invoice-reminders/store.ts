import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { clients, mailAddress } from "@/lib/features/clients/table"
import { invoices } from "@/lib/features/invoices/table"
import type { DueReminder, DueReminderQuery } from "./schema/reminders"
import { invoiceReminders, reminderPolicies } from "./table"
import { type ReminderLevel, usualLevels } from "./values"

const sent = invoiceReminders
/** The ladder of an invoice's business. */
const levels = sql`coalesce((select p.levels from ${reminderPolicies} p where p.workspace_id = ${invoices.workspaceId}
  and p.business_id = ${invoices.businessId}), ${JSON.stringify(usualLevels)}::jsonb)`

/** How many levels were sent, and when the last one was. */
const lastLevel = sql`(select coalesce(max(r.level), 0) from ${sent} r
  where r.workspace_id = ${invoices.workspaceId} and r.invoice_id = ${invoices.id})`
const lastSentAt = sql`(select max(r.sent_at) from ${sent} r
  where r.workspace_id = ${invoices.workspaceId} and r.invoice_id = ${invoices.id})`
const daysAt = (index: SQL) => sql`(${levels} -> ${index} ->> 'days')::int`

/**
 * Invoices that should be reminded today: in force, with a balance, and with a level that is not sent. The days of a level have
 * passed since the due date, and since the level before it as many as the ladder has between them.
 */
const isDue = sql`${invoices.issuedAt} is not null and ${invoices.voidedAt} is null and ${invoices.balance} > 0
  and ${invoices.kind} = 'invoice' and ${invoices.businessId} is not null and ${invoices.dueDate} < current_date
  and ${invoices.dueDate} + ${daysAt(sql`${lastLevel}::int`)} <= current_date
  and (${lastLevel} = 0 or ${lastSentAt}::date + ${daysAt(sql`${lastLevel}::int`)}
    - ${daysAt(sql`(${lastLevel} - 1)::int`)} <= current_date)`

const columns = {
  id: invoices.id,
  number: sql<string>`${invoices.number}`,
  business: sql<number>`${invoices.businessId}`,
  client: invoices.clientId,
  clientName: sql<string>`coalesce(nullif(${clients.company}, ''), ${clients.name})`,
  recipient: mailAddress,
  currency: sql<string>`${invoices.currency}`,
  balance: invoices.balance,
  dueDate: invoices.dueDate,
  daysOverdue: sql<number>`current_date - ${invoices.dueDate}`,
  level: sql<number>`(${lastLevel} + 1)::int`,
  levels: sql<number>`jsonb_array_length(${levels})`,
  lastSentAt: sql<string | null>`to_char(${lastSentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}
export type DueRow = DueReminder

const selectDue = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(invoices)
    .innerJoin(clients, and(eq(clients.workspaceId, invoices.workspaceId), eq(clients.id, invoices.clientId)))

export function findDue(scope: Scope, query: DueReminderQuery) {
  const { business, q, sortBy } = query
  const where = and(
    eq(invoices.workspaceId, scope.workspaceId),
    isDue,
    business === undefined ? undefined : eq(invoices.businessId, business),
    q
      ? sql`(${foldedContains(sql`${invoices.search}`, q)} or ${invoices.clientId} in (select id from ${clients} found
          where found.workspace_id = ${scope.workspaceId} and ${foldedContains(sql`found.invoice_search`, q)}))`
      : undefined,
  )
  return sortedPage<DueRow>(scope, {
    table: invoices,
    where,
    query: { ...query, order: query.order ?? (sortBy === "amount" ? "desc" : "asc") },
    by: [sortBy === "amount" ? invoices.balance : invoices.dueDate, invoices.id],
    select: (counted) => selectDue(scope, { counted }).where(where),
  })
}

/**
 * Those of some invoices that are due. All are locked until the transaction ends, so that nobody pays or reminds them meanwhile.
 * They are read in a second statement, which sees what was committed during the wait for the lock.
 */
export async function lockDue(scope: Scope, ids: number[]): Promise<DueRow[]> {
  const these = and(eq(invoices.workspaceId, scope.workspaceId), inArray(invoices.id, ids))
  const { id } = invoices
  await scope.db.select({ id }).from(invoices).where(these).orderBy(asc(id)).for("update")
  return selectDue(scope, {}).where(and(these, isDue)).orderBy(asc(id))
}

export async function insertSent({ db, workspaceId, userId }: Scope, rows: DueRow[], by: string): Promise<void> {
  await db.insert(sent).values(
    rows.map(({ id: invoiceId, level, recipient, balance }) => ({
      ...{ workspaceId, invoiceId, level, recipient, balance, userId, by },
    })),
  )
}

export const findSent = ({ db, workspaceId }: Scope, invoiceId: number) =>
  db
    .select({
      invoice: sent.invoiceId,
      level: sent.level,
      sentAt: sent.sentAt,
      recipient: sent.recipient,
      balance: sent.balance,
      by: sent.by,
    })
    .from(sent)
    .where(and(eq(sent.workspaceId, workspaceId), eq(sent.invoiceId, invoiceId)))
    .orderBy(asc(sent.level))

/** The ladder of a business; undefined if there is no such business, null levels if it has set none. */
export async function findPolicy({ db, workspaceId }: Scope, business: number) {
  const [row] = await db
    .select({ levels: reminderPolicies.levels, version: reminderPolicies.version })
    .from(businesses)
    .leftJoin(
      reminderPolicies,
      and(eq(reminderPolicies.workspaceId, businesses.workspaceId), eq(reminderPolicies.businessId, businesses.id)),
    )
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.id, business)))
  return row
}

/** The ladders of all businesses. */
export async function findLevels({ db, workspaceId }: Scope): Promise<Map<number, ReminderLevel[]>> {
  const rows = await db
    .select({ id: businesses.id, levels: reminderPolicies.levels })
    .from(businesses)
    .leftJoin(
      reminderPolicies,
      and(eq(reminderPolicies.workspaceId, businesses.workspaceId), eq(reminderPolicies.businessId, businesses.id)),
    )
    .where(eq(businesses.workspaceId, workspaceId))
  return new Map(rows.map(({ id, levels }) => [id, levels ?? usualLevels]))
}

/** Writes a ladder over the version that was seen, 0 for none. @returns false if somebody else was faster */
export async function writePolicy(
  { db, workspaceId }: Scope,
  businessId: number,
  levels: ReminderLevel[],
  version: number,
): Promise<boolean> {
  const p = reminderPolicies
  const rows =
    version === 0
      ? await db
          .insert(p)
          .values({ workspaceId, businessId, levels })
          .onConflictDoNothing()
          .returning({ id: p.version })
      : await db
          .update(p)
          .set({ levels, version: version + 1 })
          .where(and(eq(p.workspaceId, workspaceId), eq(p.businessId, businessId), eq(p.version, version)))
          .returning({ id: p.version })
  return rows.length === 1
}
