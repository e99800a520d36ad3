import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { accounts } from "@/lib/features/ledger/table/accounts"
import type { RuleListQuery } from "../schema/rules"
import { bankRules } from "../table/matches"

const t = bankRules
export interface RuleRow {
  rule: typeof bankRules.$inferSelect
  accountName: string | null
}

const accountName = sql<string | null>`${accounts.code} || ' ' || ${accounts.name}`
const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ rule: bankRules, accountName, ...more })
    .from(t)
    .leftJoin(accounts, and(eq(accounts.workspaceId, t.workspaceId), eq(accounts.id, t.accountId)))

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export function findPage(scope: Scope, user: Granted, query: RuleListQuery) {
  const { business, state, q } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "BankStatement"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    state && eq(t.state, state),
    q ? containsWords(t.pattern, q) : undefined,
  )
  return sortedPage<RuleRow>(scope, {
    ...{ table: t, where, query, by: [t.createdAt, t.id] },
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<RuleRow | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** A rule, which nobody else changes until the transaction ends. */
export async function lock(scope: Scope, id: number) {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

/** More rules than a business has; the oldest ones are tried. */
const maxTried = 500

/** The rules of a business that are in use, the oldest first. */
export const activeOf = (scope: Scope, businessId: number): Promise<RuleRow[]> =>
  selectRows(scope, {})
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.businessId, businessId), eq(t.state, "active")))
    .orderBy(asc(t.id))
    .limit(maxTried)

export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof t.$inferInsert, "workspaceId" | "id">,
): Promise<number> {
  const id = nextId(workspaceId, "bank-rule")
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, values: Partial<typeof t.$inferInsert>) =>
  scope.db
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(byId(scope, id))
