import { and, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { idList, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import { takeTurns } from "@/lib/core/db/turns"
import type { Db, Scope } from "@/lib/core/db/types"
import { shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import type { AlertListQuery } from "../schema/alerts"
import { stockLevels } from "../table"
import { stockAlerts } from "../table/alerts"
import { type AlertKind, alertKinds } from "../values"
import { inState, onProduct } from "./levels"

const t = stockLevels

/** How many products of each shop are in each state, by the conditions of the list of levels: business_id, shop_id, kind, n. */
const counts = (where: SQL | undefined) => sql`select c.business_id, c.shop_id, k.kind, k.n from (
    select ${t.businessId} as business_id, ${t.shopId} as shop_id, ${sql.join(
      alertKinds.map((kind) => sql`count(*) filter (where ${inState[kind]})::int as ${sql.identifier(kind)}`),
      sql`, `,
    )}
    from ${t} join ${products} as product on ${onProduct} where ${where} group by ${t.businessId}, ${t.shopId}) c
  cross join lateral (values ${sql.join(
    alertKinds.map((kind, i) => sql`(${kind}::text, ${i}::int, c.${sql.identifier(kind)})`),
    sql`, `,
  )}) k(kind, rank, n) where k.n > 0`

export interface AlertRow {
  id: number | null
  kind: AlertKind
  business: number
  shop: number
  shopName: string
  products: number
  openedAt: Date | string
  closedAt: Date | string | null
}

/**
 * Alerts, open ones first. What is open is counted now, so that it is what the list behind it shows; since when is on record.
 * @param hidden shops whose figures the caller may not know
 */
export async function findPage({ db, workspaceId }: Scope, user: Granted, query: AlertListQuery, hidden: number[]) {
  const { business, shop, kind, state, page, perPage } = query
  const places = (
    businessId: SQL,
    shopId: SQL,
  ) => sql`${filterFor(user, ["read", "Stock"], { business: businessId, shop: shopId } as never) ?? sql`true`}
    ${business === undefined ? sql`` : sql`and ${businessId} = ${business}`}
    ${shop === undefined ? sql`` : sql`and ${shopId} = ${shop}`}
    ${hidden.length > 0 ? sql`and ${shopId} not in ${idList(hidden)}` : sql``}`
  const ofKind = kind ? sql`and a.kind = ${kind}` : sql``
  const open = sql`select e.id, a.kind, a.business_id, a.shop_id, a.n as products, coalesce(e.opened_at, now()) as opened_at,
      null::timestamptz as closed_at
    from (${counts(and(eq(t.workspaceId, workspaceId), places(sql`${t.businessId}`, sql`${t.shopId}`)))}) a
    left join ${stockAlerts} e on e.workspace_id = ${workspaceId} and e.shop_id = a.shop_id and e.kind = a.kind
      and e.closed_at is null
    where true ${ofKind}`
  const closed = sql`select a.id, a.kind, a.business_id, a.shop_id, a.products, a.opened_at, a.closed_at from ${stockAlerts} a
    where a.workspace_id = ${workspaceId} and a.closed_at is not null and ${places(sql`a.business_id`, sql`a.shop_id`)} ${ofKind}`
  const from = (page - 1) * perPage
  const found = rowsOf<AlertRow & { total: number }>(
    await db.execute(sql`with alerts as (${state ? { open, closed }[state] : sql`${open} union all ${closed}`})
      select counted.total, page.* from (select count(*)::int as total from alerts) counted
      left join lateral (
        select alerts.id, alerts.kind, alerts.business_id as business, alerts.shop_id as shop, h.name as "shopName", alerts.products,
          alerts.opened_at as "openedAt", alerts.closed_at as "closedAt"
        from alerts join ${shops} h on h.workspace_id = ${workspaceId} and h.id = alerts.shop_id
        order by alerts.closed_at desc nulls first, array_position(array[${sql.join(
          alertKinds.map((one) => sql`${one}::text`),
          sql`, `,
        )}], alerts.kind), h.name, h.id, alerts.id
        limit ${perPage} offset least(${from}::int, greatest(0, counted.total - 1))) page on true`),
  )
  const total = found[0]?.total ?? 0
  return { rows: from < total ? found : [], total }
}

/** Lets only one run of the job in a workspace go on at a time, until the transaction ends. */
export const lock = (scope: Scope) => takeTurns(scope, "stock-alerts")

/** Opens and closes alerts, and notes the most products of those that stay open, in one statement. @returns how many changed */
export async function sync({ db, workspaceId }: Scope): Promise<number> {
  const isOpen = sql`e.workspace_id = ${workspaceId} and e.closed_at is null`
  const isSame = sql`e.shop_id = found.shop_id and e.kind = found.kind`
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with found as (${counts(eq(t.workspaceId, workspaceId))}),
      opened as (
        insert into ${stockAlerts} (workspace_id, id, business_id, shop_id, kind, products)
        select ${workspaceId}::int, ${nextId(workspaceId, "stock-alert")}, business_id, shop_id, kind, n
        from found where not exists (select from ${stockAlerts} e where ${isOpen} and ${isSame})
        returning id),
      changed as (
        update ${stockAlerts} e set products = found.n from found where ${isOpen} and ${isSame} and e.products < found.n),
      closed as (
        update ${stockAlerts} e set closed_at = now() where ${isOpen} and not exists (select from found where ${isSame})
        returning id)
      select id from opened union all select id from closed`),
  )
  return rows.length
}

/** The workspaces that keep stock. */
export async function findWorkspaces(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ id: t.workspaceId }).from(t)
  return rows.map(({ id }) => id)
}
