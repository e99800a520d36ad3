import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import type { BatchListQuery } from "../schema"
import { paymentBatches, paymentBatchItems } from "../table"

const t = paymentBatches
const i = paymentBatchItems
type BatchRow = typeof t.$inferSelect
export type ItemRow = typeof i.$inferSelect
export interface Listed {
  batch: BatchRow
  business: { name: string; legalName: string; currency: string }
  account: { name: string; iban: string; bic: string }
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({
      batch: t,
      business: { name: businesses.tradingName, legalName: businesses.legalName, currency: businesses.currency },
      account: { name: bankAccounts.name, iban: bankAccounts.iban, bic: bankAccounts.bic },
      ...more,
    })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .innerJoin(bankAccounts, and(eq(bankAccounts.workspaceId, t.workspaceId), eq(bankAccounts.id, t.bankAccountId)))

export function findPage(scope: Scope, user: Granted, query: BatchListQuery) {
  const { business, kind, state, q, sortBy } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Payment"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    kind && eq(t.kind, kind),
    state && eq(t.state, state),
    q ? containsWords(t.messageId, q) : undefined,
  )
  return sortedPage<Listed>(scope, {
    ...{ table: t, where, query, by: [sortBy === "total" ? t.total : t.executionOn, t.id] },
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** Locks a batch until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<BatchRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

/** Exported batches of a bank account, which its statement may show as one line. */
export const findExported = (scope: Scope, bankAccount: number): Promise<Listed[]> =>
  selectRows(scope, {})
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.bankAccountId, bankAccount), eq(t.state, "exported")))
    .orderBy(asc(t.executionOn), asc(t.id))
    .limit(200)

export async function takeId({ db, workspaceId }: Scope): Promise<number> {
  const [row] = rowsOf<{ id: number }>(await db.execute(sql`select ${nextId(workspaceId, "payment-batch")} as id`))
  return row?.id as number
}

export const insert = ({ db, workspaceId }: Scope, values: Omit<typeof t.$inferInsert, "workspaceId">) =>
  db.insert(t).values({ ...values, workspaceId })

type NewItem = Omit<typeof i.$inferInsert, "workspaceId" | "batchId" | "position">

/** @returns how many were inserted: fewer if one is in another batch */
export async function insertItems({ db, workspaceId }: Scope, batchId: number, items: NewItem[]): Promise<number> {
  const rows = items.map((item, at) => ({ ...item, workspaceId, batchId, position: at + 1 }))
  const made = await db.insert(i).values(rows).onConflictDoNothing().returning({ position: i.position })
  return made.length
}

export const update = (scope: Scope, id: number, values: Partial<BatchRow>) =>
  scope.db
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(byId(scope, id))

const ofBatch = ({ workspaceId }: Scope, id: number) => and(eq(i.workspaceId, workspaceId), eq(i.batchId, id))

export const itemsOf = (scope: Scope, id: number): Promise<ItemRow[]> =>
  scope.db.select().from(i).where(ofBatch(scope, id)).orderBy(asc(i.position))

export const updateItem = (scope: Scope, id: number, position: number, values: Partial<ItemRow>) =>
  scope.db
    .update(i)
    .set(values)
    .where(and(ofBatch(scope, id), eq(i.position, position)))

/** Ends the payments of a batch that nothing came of. */
export const endPending = (scope: Scope, id: number, state: "failed" | "cancelled", reason = "") =>
  scope.db
    .update(i)
    .set({ state, reason })
    .where(and(ofBatch(scope, id), eq(i.state, "pending")))

/** The documents of a business that are in a batch which the bank hasn't answered yet, as `bill:3`. */
export async function findPending({ db, workspaceId }: Scope, business: number): Promise<Set<string>> {
  const rows = await db
    .select({ kind: i.kind, id: i.targetId })
    .from(i)
    .where(and(eq(i.workspaceId, workspaceId), eq(i.businessId, business), eq(i.state, "pending")))
  return new Set(rows.map(({ kind, id }) => `${kind}:${id}`))
}
