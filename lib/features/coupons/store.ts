import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { offers } from "@/lib/features/offers/table"
import type { CouponListQuery } from "./schema"
import type { CouponState } from "./values"

// Coupons are the offers with a code that belong to no business.

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(offers.workspaceId, workspaceId), isNull(offers.businessId), ...more)

// The editor of offers may stop a coupon, or give it days.
const hasEnded = sql`(${offers.state} in ('paused', 'archived') or coalesce(${offers.endsAt} <= now() or ${offers.endsOn} < current_date, false))`
const isUsedUp = sql`coalesce(${offers.uses} >= ${offers.mostUses}, false)`
const isToCome = sql`(${offers.state} = 'draft' or coalesce(${offers.startsAt} > now() or ${offers.startsOn} > current_date, false))`
const state = sql<CouponState>`case when ${hasEnded} then 'ended' when ${isUsedUp} then 'usedUp'
  when ${isToCome} then 'scheduled' else 'active' end`

const kinds = {
  percent: sql`${offers.reward} #> '{off,rate}' is not null`,
  amount: sql`${offers.kind} <> 'free-delivery' and ${offers.reward} #> '{off,rate}' is null`,
  freeDelivery: sql`${offers.kind} = 'free-delivery'`,
}

const sortable = {
  code: sql`${offers.code}`,
  uses: sql`${offers.uses}`,
  // Coupons without an end sort last.
  endsAt: sql`coalesce(${offers.endsAt}, 'infinity')`,
}

export interface CouponRow {
  offer: typeof offers.$inferSelect
  state: CouponState
}

/** Returns one page and the filtered total. */
export function findPage(scope: Scope, query: CouponListQuery) {
  const { q, kind, state: wanted, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    q ? containsWords(offers.code, q) : undefined,
    kind && kinds[kind],
    wanted && sql`${state} = ${wanted}`,
  )
  const direction = order === "desc" ? desc : asc
  return listPage<CouponRow>(scope, {
    table: offers,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      scope.db
        .select({ offer: offers, state, counted })
        .from(offers)
        .where(where)
        .orderBy(direction(sortable[sortBy ?? "code"]), asc(offers.code))
        .limit(perPage)
        .offset(from),
  })
}

/** Locks a coupon until the transaction ends. */
export async function lock(scope: Scope, code: string): Promise<CouponRow | undefined> {
  const [row] = await scope.db
    .select({ offer: offers, state })
    .from(offers)
    .where(inWorkspace(scope, eq(offers.code, code)))
    .for("update")
  return row
}

type Values = Omit<typeof offers.$inferInsert, "workspaceId" | "id" | "code" | "uses">

/** Inserts a coupon. @returns whether the code was free */
export async function insert({ db, workspaceId }: Scope, code: string, values: Values): Promise<boolean> {
  const rows = await db
    .insert(offers)
    .values({ ...values, code, workspaceId, id: nextId(workspaceId, "offer") })
    .onConflictDoNothing({ target: [offers.workspaceId, offers.code] })
    .returning({ code: offers.code })
  return rows.length > 0
}

const change = (scope: Scope, code: string, values: object) =>
  scope.db
    .update(offers)
    .set({ ...values, version: sql`${offers.version} + 1` })
    .where(inWorkspace(scope, eq(offers.code, code)))

/** Ends a coupon at the transaction's time, the same now() that determines its state. */
export const end = (scope: Scope, code: string) => change(scope, code, { endsAt: sql`now()` })

export const update = (scope: Scope, code: string, values: Partial<Values>) => change(scope, code, values)
