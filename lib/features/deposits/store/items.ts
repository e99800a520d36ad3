import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { bankBagEvents, bankBags } from "@/lib/features/bank-bags/table"
import type { BagState } from "@/lib/features/bank-bags/values"
import { businesses, shops } from "@/lib/features/businesses/table"
import { depositPolicies, verifyWithinHours } from "@/lib/features/businesses/table/deposit-policies"
import { maxCreditDays, usualPolicy } from "@/lib/features/businesses/values"
import { counterDeposits } from "@/lib/features/counter-deposits/table"
import { drops } from "@/lib/features/drops/table"
import type { DepositKind, WaitFilter } from "../values"

/** Filters on the three tables before they become one list. */
export interface ItemFilters {
  /** The user whose rights limit the rows; undefined for the whole workspace. */
  user?: Granted
  business?: number
  shop?: number
  kind?: DepositKind
  waitsFor?: WaitFilter
  /** Days in the shop's time zone, both included. */
  from?: string
  to?: string
  q?: string
}

interface Columns {
  workspaceId: AnyPgColumn
  businessId: AnyPgColumn
  shopId: AnyPgColumn
}

const dropsWaiting: Record<WaitFilter, SQL> = {
  verify: sql`${drops.state} = 'pending'`,
  seal: sql`false`,
  carry: sql`false`,
  credit: sql`false`,
  resolve: sql`false`,
  nothing: sql`${drops.state} <> 'pending'`,
  anything: sql`${drops.state} = 'pending'`,
}
const bagStates: Record<WaitFilter, BagState[]> = {
  verify: [],
  seal: ["prepared"],
  carry: ["sealed"],
  credit: ["in-transit"],
  resolve: ["credited"],
  nothing: ["reconciled", "returned"],
  anything: ["prepared", "sealed", "in-transit", "credited"],
}

/** The condition for the rows of one table. `visible` is the condition of the caller's rights. */
function rowsOf(
  { workspaceId }: { workspaceId: number },
  filters: ItemFilters,
  table: Columns,
  own: { kind: DepositKind; visible?: SQL; waits?: SQL; text: SQL; at: AnyPgColumn },
): SQL {
  const { business, shop, kind, from, to, q } = filters
  const zone = sql`(select ${shops.timeZone} from ${shops} where ${shops.workspaceId} = ${workspaceId} and ${shops.id} = ${table.shopId})`
  return and(
    eq(table.workspaceId, workspaceId),
    kind === undefined || kind === own.kind ? undefined : sql`false`,
    own.visible,
    own.waits,
    business === undefined ? undefined : eq(table.businessId, business),
    shop === undefined ? undefined : eq(table.shopId, shop),
    from ? sql`${own.at} >= ${from}::date::timestamp at time zone ${zone}` : undefined,
    to ? sql`${own.at} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
    q ? containsWords(own.text, q) : undefined,
  ) as SQL
}

const dropPlaces = { business: drops.businessId, shop: drops.shopId }
const seesCash = (user: Granted) => filterFor(user, ["read", "ExpectedCash"], dropPlaces)

/** The amount counted in an envelope; null for users who may not see expected cash there. */
function countedFor(user: Granted | undefined): SQL {
  const condition = user && seesCash(user)
  return condition ? sql`case when ${condition} then ${drops.counted} end` : sql`${drops.counted}`
}

/** Users who may not see expected cash see only their own drops. */
function dropsFor(user: Granted): SQL | undefined {
  const all = seesCash(user)
  return and(filterFor(user, ["read", "Drop"], dropPlaces), all && sql`(${all} or ${drops.userId} = ${user.userId})`)
}

const lastEvent = (kind?: "sealed") => sql`(select max(${bankBagEvents.at}) from ${bankBagEvents}
  where ${bankBagEvents.workspaceId} = ${bankBags.workspaceId} and ${bankBagEvents.bagId} = ${bankBags.id}
    ${kind ? sql`and ${bankBagEvents.kind} = ${kind}` : sql``})`

/** The end of the day on which the bank should have credited a bag that was sealed at `sealed_at`. */
const creditDue = sql`(select (d.day + 1)::timestamp at time zone ${shops.timeZone}
  from (select (item.sealed_at at time zone ${shops.timeZone})::date + n as day
    from generate_series(1, ${sql.raw(String(7 * (maxCreditDays + 1)))}) as n) as d
  where coalesce(${depositPolicies.bankingDays}, ${JSON.stringify(usualPolicy.bankingDays)}::jsonb) @> to_jsonb(extract(isodow from d.day)::int)
  order by d.day offset coalesce(${depositPolicies.creditWithinDays}, ${usualPolicy.creditWithinDays}) - 1 limit 1)`

/**
 * Drops, bags and counter deposits as one relation: a select for `from (…) as item`. `pending`, `on_way`, `missing` and `banked`
 * are the parts of the amount by where they are in the books; `missing` is negative if the bank credited too much.
 */
export function items(scope: { workspaceId: number }, filters: ItemFilters): SQL {
  const { user, waitsFor } = filters
  const inBags = waitsFor && bagStates[waitsFor]
  const bagsAt = { business: bankBags.businessId, shop: bankBags.shopId }
  const bagText = sql`${bankBags.number} || ' ' || ${bankBags.slipNumber} || ' ' || ${bankBags.sealNumber} || ' ' || ${bankBags.userName}`
  const counterAt = { business: counterDeposits.businessId, shop: counterDeposits.shopId }
  const fromDrops = rowsOf(scope, filters, drops, {
    ...{
      kind: "drop",
      visible: user && dropsFor(user),
      waits: waitsFor && dropsWaiting[waitsFor],
      at: drops.droppedAt,
    },
    text: sql`${drops.envelope} || ' ' || ${drops.userName}`,
  })
  const fromBags = rowsOf(scope, filters, bankBags, {
    ...{ kind: "bag", visible: user && filterFor(user, ["read", "BankBag"], bagsAt), text: bagText },
    waits: inBags && (inBags.length === 0 ? sql`false` : inArray(bankBags.state, inBags)),
    at: bankBags.preparedAt,
  })
  const fromCounters = rowsOf(scope, filters, counterDeposits, {
    ...{ kind: "counter", visible: user && filterFor(user, ["read", "CounterDeposit"], counterAt) },
    waits: waitsFor && waitsFor !== "nothing" ? sql`false` : undefined,
    ...{
      text: sql`${counterDeposits.reference} || ' ' || ${counterDeposits.userName}`,
      at: counterDeposits.depositedAt,
    },
  })
  return sql`select item.*, case item.kind when 'counter' then 0 else item.credited - item.amount end as difference,
      ${shops.name} as shop_name, ${businesses.currency} as currency,
      case when item.waits_for = 'verify' then item.at + make_interval(hours => ${verifyWithinHours})
        when item.waits_for in ('carry', 'credit') then ${creditDue} end as due_at
    from (
      select 'drop' as kind, ${drops.id} as id, ${drops.envelope} as number, ${drops.businessId} as business, ${drops.shopId} as shop,
        ${drops.amount} as amount, ${countedFor(user)} as credited, ${drops.state} as state,
        case ${drops.state} when 'pending' then 'verify' else 'nothing' end as waits_for,
        ${drops.userId} as user_id, ${drops.userName} as user_name, ${drops.droppedAt} as at,
        coalesce(${drops.closedAt}, ${drops.droppedAt}) as since, null::timestamptz as sealed_at,
        case ${drops.state} when 'pending' then ${drops.amount} else 0 end as pending, 0::bigint as on_way, 0::bigint as missing, 0::bigint as banked
      from ${drops} where ${fromDrops}
      union all
      select 'bag', ${bankBags.id}, ${bankBags.number}, ${bankBags.businessId}, ${bankBags.shopId}, ${bankBags.amount}, ${bankBags.credited}, ${bankBags.state},
        case ${bankBags.state} when 'prepared' then 'seal' when 'sealed' then 'carry' when 'in-transit' then 'credit' when 'credited' then 'resolve' else 'nothing' end,
        ${bankBags.userId}, ${bankBags.userName}, ${bankBags.preparedAt}, ${lastEvent()},
        case when ${bankBags.state} in ('sealed', 'in-transit') then ${lastEvent("sealed")} end, 0,
        case when ${bankBags.state} in ('sealed', 'in-transit') then ${bankBags.amount} else 0 end,
        case ${bankBags.state} when 'credited' then ${bankBags.amount} - ${bankBags.credited} else 0 end,
        case when ${bankBags.resolution} = 'corrected' then ${bankBags.amount}
          when ${bankBags.state} = 'credited' then least(${bankBags.amount}, ${bankBags.credited}) else coalesce(${bankBags.credited}, 0) end
      from ${bankBags} where ${fromBags}
      union all
      select 'counter', ${counterDeposits.id}, ${counterDeposits.reference}, ${counterDeposits.businessId}, ${counterDeposits.shopId},
        ${counterDeposits.amount}, ${counterDeposits.amount} - ${counterDeposits.fee}, 'deposited', 'nothing', ${counterDeposits.userId}, ${counterDeposits.userName},
        ${counterDeposits.depositedAt}, ${counterDeposits.depositedAt}, null, 0, 0, 0, ${counterDeposits.amount} - ${counterDeposits.fee}
      from ${counterDeposits} where ${fromCounters}
    ) as item
    join ${shops} on ${shops.workspaceId} = ${scope.workspaceId} and ${shops.id} = item.shop
    join ${businesses} on ${businesses.workspaceId} = ${scope.workspaceId} and ${businesses.id} = item.business
    left join ${depositPolicies} on ${depositPolicies.workspaceId} = ${scope.workspaceId} and ${depositPolicies.shopId} = item.shop`
}
