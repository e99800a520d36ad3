import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { CouponListQuery } from "./schema"
import { coupons } from "./table"
import type { CouponState } from "./values"

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(coupons.workspaceId, workspaceId), ...more)

const hasEnded = sql`coalesce(${coupons.endsAt} <= now(), false)`
const isUsedUp = sql`coalesce(${coupons.uses} >= ${coupons.mostUses}, false)`
const isToCome = sql`coalesce(${coupons.startsAt} > now(), false)`
const state = sql<CouponState>`case when ${hasEnded} then 'ended' when ${isUsedUp} then 'usedUp'
  when ${isToCome} then 'scheduled' else 'active' end`

const columns = {
  id: coupons.id,
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
    q ? containsWords(coupons.code, q) : undefined,
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

const selectAll = (scope: Scope, where: SQL | undefined) => select(scope, sql<null>`null::int`, where)

/** A coupon by its code. `lock` locks it until the transaction ends, so nobody else can use it up. */
export async function find(scope: Scope, code: string, { lock = false } = {}): Promise<CouponRow | undefined> {
  const found = selectAll(scope, inWorkspace(scope, eq(coupons.code, code)))
  const [row] = await (lock ? found.for("update") : found)
  return row
}

/** The publicly offered coupons, and the one with the given code. */
export const findOffered = (scope: Scope, code: string): Promise<CouponRow[]> =>
  selectAll(scope, inWorkspace(scope, or(eq(coupons.isOffered, true), eq(coupons.code, code)))).orderBy(
    asc(coupons.minimum),
    asc(coupons.code),
  )

type Values = Omit<typeof coupons.$inferInsert, "workspaceId" | "id" | "code" | "uses">

/** Inserts a coupon. @returns whether the code was free */
export async function insert({ db, workspaceId }: Scope, code: string, values: Values): Promise<boolean> {
  const rows = await db
    .insert(coupons)
    .values({ ...values, code, workspaceId, id: nextId(workspaceId, "coupon") })
    .onConflictDoNothing({ target: [coupons.workspaceId, coupons.code] })
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

/** Counts a use of a coupon, or reverses one with -1. */
export const countUse = (scope: Scope, code: string, uses: 1 | -1) =>
  scope.db
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} + ${uses}::int, 0)` })
    .where(inWorkspace(scope, eq(coupons.code, code)))
