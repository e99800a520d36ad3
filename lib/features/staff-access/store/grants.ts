import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { shops } from "@/lib/features/businesses/table"
import type { GrantListQuery } from "../schema/grants"
import { staffGrantShops, staffGrants } from "../table/grants"
import { staffRoles } from "../values"

/** The shops of a grant; null for all. In plain SQL, because Drizzle drops the names of tables from selected columns. */
const shopIds = sql<number[] | null>`case when staff_grants.all_shops then null else array(
  select s.shop_id from staff_grant_shops s where s.workspace_id = staff_grants.workspace_id and s.grant_id = staff_grants.id
  order by 1) end`

const columns = {
  id: staffGrants.id,
  version: staffGrants.version,
  business: staffGrants.businessId,
  person: staffGrants.userId,
  personName: staffGrants.personName,
  role: staffGrants.role,
  shops: shopIds,
  from: staffGrants.startsAt,
  until: staffGrants.endsAt,
  limits: staffGrants.limits,
  overrides: staffGrants.overrides,
  madeBy: staffGrants.madeByName,
  createdAt: staffGrants.createdAt,
}
type Stored = typeof staffGrants.$inferSelect
export type Row = Pick<Stored, "id" | "version" | "personName" | "role" | "limits" | "overrides" | "createdAt"> & {
  business: number
  person: number
  shops: number[] | null
  from: Date
  until: Date | null
  madeBy: string
}

const inWorkspace = ({ workspaceId }: Pick<Actor, "workspaceId">, ...more: (SQL | undefined)[]) =>
  and(eq(staffGrants.workspaceId, workspaceId), ...more)
const notOver = () => or(isNull(staffGrants.endsAt), gt(staffGrants.endsAt, sql`now()`))

/** The grants of a user that are not over, read before there is a scope. */
export const findOfUser = (db: Db, { workspaceId, userId }: Actor) =>
  db
    .select(columns)
    .from(staffGrants)
    .where(inWorkspace({ workspaceId }, eq(staffGrants.userId, userId), notOver())) as Promise<Row[]>

/** The grants in force in a workspace, owners first. There are few people in a shop. */
export const findWorking = (scope: Scope) =>
  scope.db
    .select(columns)
    .from(staffGrants)
    .where(inWorkspace(scope, lte(staffGrants.startsAt, sql`now()`), notOver()))
    .orderBy(
      sql`array_position(${sql.raw(`array['${staffRoles.join("','")}']`)}, ${staffGrants.role}::text)`,
      asc(staffGrants.personName),
    )
    .limit(1_000) as Promise<Row[]>

/** The grants on a shop: those that name it. */
const onShops = (condition: SQL | undefined) => {
  const { workspaceId, grantId } = staffGrantShops
  const ofGrant = and(eq(workspaceId, staffGrants.workspaceId), eq(grantId, staffGrants.id))
  return sql`exists (select from ${staffGrantShops} where ${and(ofGrant, condition)})`
}

/** The condition for grants that the caller may see: those on their businesses, and those that name one of their shops. */
function visible(user: Granted): SQL | undefined {
  const right = ["read", "StaffGrant"] as const
  const byBusiness = filterFor(user, right, { business: staffGrants.businessId })
  return byBusiness && or(byBusiness, onShops(filterFor(user, right, { shop: staffGrantShops.shopId })))
}

const states: Record<"planned" | "active" | "ended", () => SQL | undefined> = {
  planned: () => and(gt(staffGrants.startsAt, sql`now()`), notOver()),
  active: () => and(lte(staffGrants.startsAt, sql`now()`), notOver()),
  ended: () => lte(staffGrants.endsAt, sql`now()`),
}

export function findPage(scope: Scope, user: Granted, query: GrantListQuery) {
  const { business, shop, person, role, state, q, sortBy = "person", order, page, perPage } = query
  const ofShop =
    shop === undefined
      ? undefined
      : or(
          onShops(eq(staffGrantShops.shopId, shop)),
          and(
            staffGrants.allShops,
            sql`${staffGrants.businessId} = (select ${shops.businessId} from ${shops} where ${shops.workspaceId} = ${scope.workspaceId} and ${shops.id} = ${shop})`,
          ),
        )
  const where = inWorkspace(
    scope,
    visible(user),
    business === undefined ? undefined : eq(staffGrants.businessId, business),
    ofShop,
    person === undefined ? undefined : eq(staffGrants.userId, person),
    role && eq(staffGrants.role, role),
    state && states[state](),
    q ? containsWords(staffGrants.personName, q) : undefined,
  )
  const direction = order === "desc" ? desc : asc
  const by = { person: staffGrants.personName, role: staffGrants.role, from: staffGrants.startsAt }[sortBy]
  return listPage<Row>(scope, {
    table: staffGrants,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      scope.db
        .select({ ...columns, counted })
        .from(staffGrants)
        .where(where)
        .orderBy(direction(by), asc(staffGrants.id))
        .limit(perPage)
        .offset(from) as unknown as Promise<(Row & { counted: number | null })[]>,
  })
}

export async function find(scope: Scope, id: number): Promise<Row | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(staffGrants)
    .where(inWorkspace(scope, eq(staffGrants.id, id)))
  return row as Row | undefined
}

/** The ids of a business's owners whose grant is in force and has no end, besides one grant. */
export async function otherOwners(scope: Scope, business: number, besides: number): Promise<number[]> {
  const rows = await scope.db
    .select({ person: staffGrants.userId })
    .from(staffGrants)
    .where(
      inWorkspace(
        scope,
        eq(staffGrants.businessId, business),
        eq(staffGrants.role, "owner"),
        eq(staffGrants.allShops, true),
        lte(staffGrants.startsAt, sql`now()`),
        isNull(staffGrants.endsAt),
        sql`${staffGrants.id} <> ${besides}`,
      ),
    )
  return rows.map(({ person }) => person)
}

type Values = Omit<typeof staffGrants.$inferInsert, "workspaceId" | "id" | "version" | "createdAt" | "allShops">

async function setShops({ db, workspaceId }: Scope, grantId: number, ids: readonly number[]): Promise<void> {
  await db
    .delete(staffGrantShops)
    .where(
      and(
        eq(staffGrantShops.workspaceId, workspaceId),
        eq(staffGrantShops.grantId, grantId),
        ids.length > 0 ? sql`${staffGrantShops.shopId} not in ${ids}` : undefined,
      ),
    )
  if (ids.length > 0)
    await db
      .insert(staffGrantShops)
      .values(ids.map((shopId) => ({ workspaceId, grantId, shopId })))
      .onConflictDoNothing()
}

export async function insert(scope: Scope, values: Values, shopIds: readonly number[] | null): Promise<Row> {
  const { db, workspaceId } = scope
  const id = nextId(workspaceId, "staff-grant") as unknown as number
  const [row] = await db
    .insert(staffGrants)
    .values({ ...values, workspaceId, id, allShops: shopIds === null })
    .returning({ id: staffGrants.id })
  const added = (row as { id: number }).id
  await setShops(scope, added, shopIds ?? [])
  return (await find(scope, added)) as Row
}

export async function update(
  scope: Scope,
  id: number,
  values: Partial<Values>,
  shopIds: readonly number[] | null | undefined,
): Promise<Row> {
  await scope.db
    .update(staffGrants)
    .set({
      ...values,
      ...(shopIds !== undefined && { allShops: shopIds === null }),
      version: sql`${staffGrants.version} + 1`,
    })
    .where(inWorkspace(scope, eq(staffGrants.id, id)))
  if (shopIds !== undefined) await setShops(scope, id, shopIds ?? [])
  return (await find(scope, id)) as Row
}
