import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { DepositListQuery } from "../schema"
import type { DepositStage } from "../values"
import { type ItemFilters, items } from "./items"
import { type ItemRow, itemColumns } from "./rows"

const inStage: Record<DepositStage, SQL> = {
  "drop-pending": sql`found.pending > 0`,
  "in-transit": sql`found.on_way > 0`,
  discrepancy: sql`found.waits_for = 'resolve'`,
  bank: sql`found.banked > 0`,
}
const columns: Record<NonNullable<DepositListQuery["sortBy"]>, SQL> = {
  at: sql`found.at`,
  amount: sql`found.amount`,
  since: sql`found.since`,
  dueAt: sql`found.due_at`,
}

/** The matching deposits as a relation by the name `found`. */
export function matching(scope: Scope, filters: ItemFilters, more: Pick<DepositListQuery, "stage" | "overdue">): SQL {
  const { stage, overdue } = more
  const conditions = [
    ...(stage ? [inStage[stage]] : []),
    ...(overdue === undefined ? [] : [sql`coalesce(found.due_at < now(), false) = ${overdue === "yes"}`]),
  ]
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`(${items(scope, filters)}) as found${where}`
}

/** A page of deposits. A page past the end is empty, and its total is right too. */
export async function findPage(scope: Scope, query: DepositListQuery & ItemFilters) {
  const { sortBy, order, page, perPage, stage, overdue, ...filters } = query
  const direction = order === "asc" ? sql`asc` : sql`desc`
  const found = matching(scope, filters, { stage, overdue })
  const rows = rowsOf<ItemRow & { total: number }>(
    await scope.db.execute(sql`select ${itemColumns}, (count(*) over ())::int as total from ${found}
      order by ${columns[sortBy ?? "at"]} ${direction} nulls last, found.kind, found.id ${direction}
      limit ${perPage} offset ${(page - 1) * perPage}`),
  )
  const [first] = rows
  if (first || page === 1) return { rows, total: first?.total ?? 0 }
  const [counted] = rowsOf<{ total: number }>(await scope.db.execute(sql`select count(*)::int as total from ${found}`))
  return { rows, total: counted?.total ?? 0 }
}
