import { and, asc, desc, eq, gt, gte, lte, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops, tills } from "@/lib/features/businesses/table"
import type { TillSessionListQuery } from "./schema"
import { tillEvents as events, tillSessions as sessions } from "./table"

const columns = {
  session: sessions,
  shopName: shops.name,
  tillName: tills.name,
  tolerance: shops.varianceTolerance,
  isBlind: shops.blindCount,
  floatTarget: shops.floatTarget,
  cashRounding: shops.cashRounding,
  country: businesses.country,
  language: businesses.language,
  timeZone: shops.timeZone,
}

/** A session with what its shop and till say. */
export interface Row {
  session: typeof sessions.$inferSelect
  shopName: string
  tillName: string
  tolerance: number
  isBlind: boolean
  floatTarget: number
  cashRounding: number
  country: string
  language: string
  timeZone: string
}
export type Event = typeof events.$inferSelect

const toShop = and(eq(shops.workspaceId, sessions.workspaceId), eq(shops.id, sessions.shopId))
const toBusiness = and(eq(businesses.workspaceId, sessions.workspaceId), eq(businesses.id, sessions.businessId))
const toTill = and(eq(tills.workspaceId, sessions.workspaceId), eq(tills.id, sessions.tillId))
const byId = ({ workspaceId }: Scope, id: number) => and(eq(sessions.workspaceId, workspaceId), eq(sessions.id, id))

const select = (scope: Scope, id: number) =>
  scope.db
    .select(columns)
    .from(sessions)
    .innerJoin(shops, toShop)
    .innerJoin(tills, toTill)
    .innerJoin(businesses, toBusiness)
    .where(byId(scope, id))

export async function find(scope: Scope, id: number): Promise<Row | undefined> {
  const [row] = await select(scope, id)
  return row
}

/** Finds a session and locks it until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<Row | undefined> {
  const [row] = await select(scope, id).for("update", { of: sessions })
  return row
}

export function findPage(scope: Scope, user: Granted, query: TillSessionListQuery) {
  const {
    page,
    perPage,
    order,
    sortBy = "businessDate",
    business,
    shop,
    till,
    state,
    person,
    weekday,
    from,
    to,
    q,
  } = query
  const where = and(
    eq(sessions.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "TillSession"], { business: sessions.businessId, shop: sessions.shopId }),
    business === undefined ? undefined : eq(sessions.businessId, business),
    shop === undefined ? undefined : eq(sessions.shopId, shop),
    till === undefined ? undefined : eq(sessions.tillId, till),
    state && eq(sessions.state, state),
    person === undefined ? undefined : eq(sessions.closedBy, person),
    weekday && sql`extract(isodow from ${sessions.businessDate}) = ${Number(weekday)}`,
    from ? gte(sessions.businessDate, from) : undefined,
    to ? lte(sessions.businessDate, to) : undefined,
    q ? foldedContains(sessions.search, q) : undefined,
  )
  const direction = order === "asc" ? asc : desc
  return listPage<Row>(scope, {
    table: sessions,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(sessions)
        .innerJoin(shops, toShop)
        .innerJoin(tills, toTill)
        .innerJoin(businesses, toBusiness)
        .where(where)
        .orderBy(direction(sessions[sortBy]), direction(sessions.id))
        .limit(perPage)
        .offset(offset),
  })
}

/** A till with its shop and business. */
export async function findTill({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({ till: tills, shop: shops, currency: businesses.currency })
    .from(tills)
    .innerJoin(shops, and(eq(shops.workspaceId, tills.workspaceId), eq(shops.id, tills.shopId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, tills.workspaceId), eq(businesses.id, tills.businessId)))
    .where(and(eq(tills.workspaceId, workspaceId), eq(tills.id, id)))
  return row
}

/** The last entry of the books before the next session of the same till; null if there is none yet. */
export async function nextOpenedAfter({ db, workspaceId }: Scope, till: number, id: number): Promise<number | null> {
  const [row] = await db
    .select({ after: sessions.openedAfter })
    .from(sessions)
    .where(and(eq(sessions.workspaceId, workspaceId), eq(sessions.tillId, till), gt(sessions.id, id)))
    .orderBy(asc(sessions.id))
    .limit(1)
  return row?.after ?? null
}

type NewSession = Omit<typeof sessions.$inferInsert, "workspaceId" | "id" | "search">

/** @returns its id; undefined if the till has an open session */
export async function insert({ db, workspaceId }: Scope, values: NewSession): Promise<number | undefined> {
  const id = nextId(workspaceId, "till-session") as unknown as number
  const [row] = await db
    .insert(sessions)
    .values({ ...values, workspaceId, id })
    .onConflictDoNothing()
    .returning({ id: sessions.id })
  return row?.id
}

/** Changes a session. @returns it with the changes */
export async function update(scope: Scope, row: Row, values: Partial<NewSession>): Promise<Row> {
  if (Object.keys(values).length === 0) return row
  const [session = row.session] = await scope.db
    .update(sessions)
    .set(values)
    .where(byId(scope, row.session.id))
    .returning()
  return { ...row, session }
}

/** Says which entry was the last one before a session that was just inserted. */
export const setOpenedAfter = (scope: Scope, id: number, openedAfter: number) =>
  scope.db.update(sessions).set({ openedAfter }).where(byId(scope, id))

export const listEvents = ({ db, workspaceId }: Scope, session: number): Promise<Event[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.workspaceId, workspaceId), eq(events.sessionId, session)))
    .orderBy(asc(events.sequence))

/** The event that a command made. */
export async function findEvent({ db, workspaceId }: Scope, key: string): Promise<Event | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.workspaceId, workspaceId), eq(events.key, key)))
  return row
}

type NewEvent = Omit<typeof events.$inferInsert, "workspaceId" | "sequence" | "at">

/** Adds an event to a session that is locked. */
export async function addEvent({ db, workspaceId }: Scope, values: NewEvent): Promise<void> {
  const last = sql<number>`(select coalesce(max(sequence), 0) + 1 from till_events
    where workspace_id = ${workspaceId} and session_id = ${values.sessionId})`
  await db.insert(events).values({ ...values, workspaceId, sequence: last as unknown as number })
}
