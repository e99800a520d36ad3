import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import { contains, listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { coupons } from "@/lib/features/orders/table"
import type { CouponListQuery } from "./schema"
import type { CouponState } from "./values"

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(coupons.workspaceId, workspaceId), ...more)

const hasEnded = sql`coalesce(${coupons.endsAt} <= now(), false)`
const isUsedUp = sql`coalesce(${coupons.uses} >= ${coupons.mostUses}, false)`
const isToCome = sql`coalesce(${coupons.startsAt} > now(), false)`
const state = sql<CouponState>`case when ${hasEnded} then 'ended' when ${isUsedUp} then 'usedUp'
  when ${isToCome} then 'scheduled' else 'active' end`

const columns = {
  id: sql<number>`hashtext(${coupons.code})`,
  code: coupons.code,
  kind: coupons.kind,
  value: coupons.value,
  minimum: coupons.minimum,
  startsAt: coupons.startsAt,
  endsAt: coupons.endsAt,
  mostUses: coupons.mostUses,
  uses: coupons.uses,
  oncePerPerson: coupons.oncePerPerson,
  isOffered: coupons.isOffered,
  state,
}
const sortable = {
  code: sql`${coupons.code}`,
  uses: sql`${coupons.uses}`,
  // Coupons without an end sort last.
  endsAt: sql`coalesce(${coupons.endsAt}, 'infinity')`,
}

const select = (scope: Scope, counted: SQL<number | null>, where: SQL | undefined) =>
  scope.db
    .select({ ...columns, counted })
    .from(coupons)
    .where(where)
export type CouponRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

/** Returns one page and the filtered total. */
export function findPage(scope: Scope, query: CouponListQuery) {
  const { q, kind, state: wanted, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    q ? sql`${coupons.code} like ${contains(q.toUpperCase())}` : undefined,
    kind && eq(coupons.kind, kind),
    wanted && sql`${state} = ${wanted}`,
  )
  const direction = order === "desc" ? desc : asc
  return listPage<CouponRow>(scope, {
    table: coupons,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      select(scope, counted, where)
        .orderBy(direction(sortable[sortBy ?? "code"]), asc(coupons.code))
        .limit(perPage)
        .offset(from),
  })
}

/** Finds a coupon and locks its row. */
export async function lock(scope: Scope, code: string): Promise<CouponRow | undefined> {
  const [row] = await select(scope, sql<null>`null::int`, inWorkspace(scope, eq(coupons.code, code))).for("update")
  return row
}

type Values = Omit<typeof coupons.$inferInsert, "workspaceId" | "code" | "uses">

/** Inserts a coupon. @returns whether the code was free */
export async function insert(scope: Scope, code: string, values: Values): Promise<boolean> {
  const rows = await scope.db
    .insert(coupons)
    .values({ ...values, code, workspaceId: scope.workspaceId })
    .onConflictDoNothing()
    .returning({ code: coupons.code })
  return rows.length > 0
}

/** Ends a coupon at the transaction's time, the same now() that determines its state. */
export const end = (scope: Scope, code: string) =>
  scope.db
    .update(coupons)
    .set({ endsAt: sql`now()` })
    .where(inWorkspace(scope, eq(coupons.code, code)))

export const update = (scope: Scope, code: string, values: Partial<Values>) =>
  scope.db
    .update(coupons)
    .set(values)
    .where(inWorkspace(scope, eq(coupons.code, code)))
