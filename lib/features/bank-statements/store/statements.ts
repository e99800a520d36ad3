import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import type { StatementListQuery } from "../schema/statements"
import { bankStatements } from "../table/statements"

const t = bankStatements

/** How many lines of a statement are open. */
const open = sql<number>`(select count(*)::int from bank_lines l where l.workspace_id = ${t.workspaceId}
  and l.statement_id = ${t.id} and l.matched <> l.amount)`

const of = {
  statement: bankStatements,
  accountName: bankAccounts.name,
  iban: bankAccounts.iban,
  currency: businesses.currency,
  open,
}
export interface StatementRow {
  statement: typeof bankStatements.$inferSelect
  accountName: string
  iban: string
  currency: string
  open: number
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...of, ...more })
    .from(t)
    .innerJoin(bankAccounts, and(eq(bankAccounts.workspaceId, t.workspaceId), eq(bankAccounts.id, t.bankAccountId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))

export function findPage(scope: Scope, user: Granted, query: StatementListQuery) {
  const { business, account, q } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "BankStatement"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    account === undefined ? undefined : eq(t.bankAccountId, account),
    q ? containsWords(t.statementId, q) : undefined,
  )
  return sortedPage<StatementRow>(scope, {
    ...{ table: t, where, query, by: [t.to, t.id] },
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<StatementRow | undefined> {
  const [row] = await selectRows(scope, {}).where(and(eq(t.workspaceId, scope.workspaceId), eq(t.id, id)))
  return row
}

export interface AccountRow {
  id: number
  business: number
  name: string
  iban: string
  state: string
  currency: string
}

const account = {
  id: bankAccounts.id,
  business: bankAccounts.businessId,
  name: bankAccounts.name,
  iban: bankAccounts.iban,
  state: bankAccounts.state,
  currency: businesses.currency,
}
const selectAccounts = ({ db, workspaceId }: Scope, condition: SQL): Promise<AccountRow[]> =>
  db
    .select(account)
    .from(bankAccounts)
    .innerJoin(
      businesses,
      and(eq(businesses.workspaceId, bankAccounts.workspaceId), eq(businesses.id, bankAccounts.businessId)),
    )
    .where(and(eq(bankAccounts.workspaceId, workspaceId), condition))
    .orderBy(bankAccounts.id)

export const accountsWithIban = (scope: Scope, iban: string) => selectAccounts(scope, eq(bankAccounts.iban, iban))

export const findAccount = async (scope: Scope, id: number): Promise<AccountRow | undefined> =>
  (await selectAccounts(scope, eq(bankAccounts.id, id)))[0]

/** Whether a statement with this id and these balances is there already. */
export async function isKnown(
  { db, workspaceId }: Scope,
  accountId: number,
  { statementId, opening, closing }: { statementId: string; opening: number; closing: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        ...[eq(t.workspaceId, workspaceId), eq(t.bankAccountId, accountId), eq(t.statementId, statementId)],
        ...[eq(t.opening, opening), eq(t.closing, closing)],
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The closing balance of the last statement up to a day. */
export async function closingUntil({ db, workspaceId }: Scope, accountId: number, day: string) {
  const [row] = await db
    .select({ closing: t.closing, to: t.to })
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.bankAccountId, accountId), lte(t.to, day)))
    .orderBy(desc(t.to), desc(t.id))
    .limit(1)
  return row
}

export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof bankStatements.$inferInsert, "workspaceId" | "id">,
): Promise<number> {
  const id = nextId(workspaceId, "bank-statement")
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

/** Takes several ids at once. @returns the first one */
export async function takeIds({ db, workspaceId }: Scope, kind: string, count: number): Promise<number> {
  const [row] = rowsOf<{ last: number }>(
    await db.execute(sql`insert into counters as c (workspace_id, kind, last) values (${workspaceId}, ${kind}, ${count})
      on conflict (workspace_id, kind) do update set last = c.last + ${count} returning last`),
  )
  return (row as { last: number }).last - count + 1
}
