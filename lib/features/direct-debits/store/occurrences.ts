import { and, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { OccurrenceListQuery } from "../schema"
import { debitOccurrences, directDebits } from "../table"
import type { ScheduledDay } from "../values"
import type { DebitRow } from "./debits"

const t = debitOccurrences
export type OccurrenceRow = typeof t.$inferSelect
export interface Listed {
  occurrence: OccurrenceRow
  creditor: string
  kind: DebitRow["kind"]
  shopName: string | null
  currency: string
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({
      occurrence: t,
      creditor: directDebits.creditor,
      kind: directDebits.kind,
      shopName: shops.name,
      currency: businesses.currency,
      ...more,
    })
    .from(t)
    .innerJoin(directDebits, and(eq(directDebits.workspaceId, t.workspaceId), eq(directDebits.id, t.debitId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .leftJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(t.workspaceId, workspaceId), ...more)

export function findPage(scope: Scope, user: Granted, query: OccurrenceListQuery) {
  const { business, shop, directDebit, state, answered, unusual, from, to, q, sortBy } = query
  const where = inWorkspace(
    scope,
    filterFor(user, ["read", "DirectDebit"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    directDebit === undefined ? undefined : eq(t.debitId, directDebit),
    state && eq(t.state, state),
    answered && ne(t.state, "due"),
    unusual && eq(t.isUnusual, true),
    from === undefined ? undefined : gte(t.dueOn, from),
    to === undefined ? undefined : lte(t.dueOn, to),
    q
      ? sql`${t.debitId} in (select id from ${directDebits} as debit where debit.workspace_id = ${scope.workspaceId}
          and ${foldedContains(sql`debit.search`, q)})`
      : undefined,
  )
  return sortedPage<Listed>(scope, {
    table: t,
    where,
    query: { ...query, order: query.order ?? "asc" },
    by: [sortBy === "amount" ? t.expected : t.dueOn, t.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(inWorkspace(scope, eq(t.id, id)))
  return row
}

/** Locks an occurrence until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<OccurrenceRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.id, id)))
    .for("update")
  return row
}

const idOf = (workspaceId: number) => nextId(workspaceId, "direct-debit-occurrence")

/** Inserts the scheduled days of mandates. Days that exist already don't change. */
export async function insertMissing(
  { db, workspaceId }: Scope,
  wanted: readonly { debit: DebitRow; days: readonly ScheduledDay[] }[],
): Promise<void> {
  const debits = wanted.filter(({ days }) => days.length > 0)
  if (debits.length === 0) return
  const ids = debits.map(({ debit }) => debit.id)
  const first = debits.map(({ days }) => days[0]?.nominalOn ?? "").reduce((a, b) => (a < b ? a : b))
  const known = await db
    .select({ debitId: t.debitId, nominalOn: t.nominalOn })
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), inArray(t.debitId, ids), gte(t.nominalOn, first)))
  const have = new Set(known.map(({ debitId, nominalOn }) => `${debitId} ${nominalOn}`))
  const rows = debits.flatMap(({ debit: { id: debitId, businessId, shopId, amount: expected }, days }) =>
    days
      .filter(({ nominalOn }) => !have.has(`${debitId} ${nominalOn}`))
      .map((day) => ({ ...day, workspaceId, id: idOf(workspaceId), debitId, businessId, shopId, expected })),
  )
  if (rows.length > 0) await db.insert(t).values(rows).onConflictDoNothing()
}

/** Inserts a retry of an occurrence on another day. */
export const insertRetry = ({ db, workspaceId }: Scope, row: OccurrenceRow, dueOn: string) =>
  db.insert(t).values({
    ...{ workspaceId, id: idOf(workspaceId), debitId: row.debitId, businessId: row.businessId, shopId: row.shopId },
    ...{ nominalOn: row.nominalOn, attempt: row.attempt + 1, dueOn, expected: row.amount ?? row.expected },
  })

/** Deletes the due occurrences of a mandate after a day, except retries, when its terms change or it pauses or ends. */
export const removeExpected = (scope: Scope, debitId: number, after: string) =>
  scope.db
    .delete(t)
    .where(inWorkspace(scope, eq(t.debitId, debitId), eq(t.state, "due"), eq(t.attempt, 1), gt(t.dueOn, after)))

export const update = (scope: Scope, id: number, changes: Partial<typeof t.$inferInsert>) =>
  scope.db
    .update(t)
    .set(changes)
    .where(inWorkspace(scope, eq(t.id, id)))

/** The due occurrences of a business until a day, in order of their days. */
export const findExpected = ({ db, workspaceId }: Scope, business: number, to: string) =>
  db
    .select({ directDebit: t.debitId, creditor: directDebits.creditor, dueOn: t.dueOn, amount: t.expected })
    .from(t)
    .innerJoin(directDebits, and(eq(directDebits.workspaceId, t.workspaceId), eq(directDebits.id, t.debitId)))
    .where(and(eq(t.workspaceId, workspaceId), eq(t.businessId, business), eq(t.state, "due"), lte(t.dueOn, to)))
    .orderBy(t.dueOn, t.id)

/** The debits of a bank account that are due between two days, both included. */
export const findOpen = (
  { db, workspaceId }: Scope,
  { business, bankAccount, from, to }: { business: number; bankAccount: number; from: string; to: string },
) =>
  db
    .select({
      ...{ id: t.id, dueOn: t.dueOn, expected: t.expected, creditor: directDebits.creditor },
      ...{ mandate: directDebits.mandate, creditorId: directDebits.creditorId },
    })
    .from(t)
    .innerJoin(directDebits, and(eq(directDebits.workspaceId, t.workspaceId), eq(directDebits.id, t.debitId)))
    .where(
      and(
        ...[eq(t.workspaceId, workspaceId), eq(t.businessId, business), eq(t.state, "due")],
        ...[gte(t.dueOn, from), lte(t.dueOn, to)],
        or(isNull(directDebits.bankAccountId), eq(directDebits.bankAccountId, bankAccount)),
      ),
    )
    .orderBy(t.dueOn, t.id)
    .limit(500)

/** The number of unanswered occurrences of a business between two days, both included. */
export const countUnanswered = (scope: Scope, business: number, from: string, to: string): Promise<number> =>
  scope.db.$count(
    t,
    inWorkspace(scope, eq(t.businessId, business), eq(t.state, "due"), gte(t.dueOn, from), lte(t.dueOn, to)),
  )
