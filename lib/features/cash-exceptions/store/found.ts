import { type SQL, sql } from "drizzle-orm"
import { bankBagEvents, bankBags } from "@/lib/features/bank-bags/table"
import { safes, shops, tills } from "@/lib/features/businesses/table"
import { depositPolicies, verifyWithinHours } from "@/lib/features/businesses/table/deposit-policies"
import { usualPolicy } from "@/lib/features/businesses/values"
import { drops } from "@/lib/features/drops/table"
import { safeContents, safeMovements } from "@/lib/features/safes/table"
import { tillEvents, tillSessions } from "@/lib/features/till-sessions/table"
import { countSafeWithinDays, type ExceptionKind } from "../values"

// Each statement finds the current exceptions of a kind. Its columns: business_id, shop_id, subject_id, name, amount, since, and
// `barred`, the users who may not solve the exception because they did the work in question. Times are the database's.

const usual = (name: keyof typeof usualPolicy) => sql.raw(`'${JSON.stringify(usualPolicy[name])}'`)
const bankingDays = sql`coalesce(${depositPolicies.bankingDays}, ${usual("bankingDays")}::jsonb)`
const creditWithinDays = sql`coalesce(${depositPolicies.creditWithinDays}, ${usual("creditWithinDays")}::int)`
const withPolicy = (of: typeof drops | typeof bankBags) =>
  sql`left join ${depositPolicies} on ${depositPolicies.workspaceId} = ${of.workspaceId} and ${depositPolicies.shopId} = ${of.shopId}`

/** The time at which the trading day of a session ended. */
const cutOff = sql`((${tillSessions.businessDate} + 1)::timestamp + make_interval(hours => ${shops.cutOffHour})) at time zone ${shops.timeZone}`
const ofSession = sql`${tillSessions} join ${shops} on ${shops.workspaceId} = ${tillSessions.workspaceId}
    and ${shops.id} = ${tillSessions.shopId}
  join ${tills} on ${tills.workspaceId} = ${tillSessions.workspaceId} and ${tills.id} = ${tillSessions.tillId}`
const variance = sql`${tillSessions.countedClosing} - ${tillSessions.expectedClosing}`

/** The time of a bag's last event of a kind. */
const bagEvent = (kind: string) => sql`(select max(v.at) from ${bankBagEvents} v
  where v.workspace_id = ${bankBags.workspaceId} and v.bag_id = ${bankBags.id} and v.kind = ${kind})`
const ofSafe = sql`${safes} join ${shops} on ${shops.workspaceId} = ${safes.workspaceId} and ${shops.id} = ${safes.shopId}
  join accounts a on a.workspace_id = ${safes.workspaceId} and a.shop_id = ${safes.shopId} and a.role = 'safe'
  join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id`
const nobody = sql`'{}'::int[]`

export const found: Record<ExceptionKind, (workspaceId: number) => SQL> = {
  "drop-unverified": (workspaceId) => sql`select ${drops.businessId} as business_id, ${drops.shopId} as shop_id,
      ${drops.id} as subject_id, ${drops.envelope} as name, ${drops.amount} as amount, ${drops.droppedAt} as since,
      array[${drops.userId}] as barred
    from ${drops} ${withPolicy(drops)}
    where ${drops.workspaceId} = ${workspaceId} and ${drops.state} = 'pending'
      and ${drops.droppedAt} < now() - make_interval(hours => ${verifyWithinHours})`,

  "bag-uncredited": (
    workspaceId,
  ) => sql`select business_id, shop_id, subject_id, name, amount, since, ${nobody} as barred from (
      select ${bankBags.businessId} as business_id, ${bankBags.shopId} as shop_id, ${bankBags.id} as subject_id,
        ${bankBags.number} as name, ${bankBags.amount} as amount, ${bagEvent("sealed")} as since,
        ${shops.timeZone} as time_zone, ${bankingDays} as days, ${creditWithinDays} as within
      from ${bankBags} join ${shops} on ${shops.workspaceId} = ${bankBags.workspaceId} and ${shops.id} = ${bankBags.shopId}
      ${withPolicy(bankBags)}
      where ${bankBags.workspaceId} = ${workspaceId} and ${bankBags.state} in ('sealed', 'in-transit')) bags
    where (select count(*) from generate_series((since at time zone time_zone)::date + 1,
        (now() at time zone time_zone)::date - 1, interval '1 day') day
      where days @> to_jsonb(extract(isodow from day)::int)) >= within`,

  "bag-difference": (workspaceId) => sql`select ${bankBags.businessId} as business_id, ${bankBags.shopId} as shop_id,
      ${bankBags.id} as subject_id, ${bankBags.number} as name, ${bankBags.credited} - ${bankBags.amount} as amount,
      ${bagEvent("credited")} as since, ${nobody} as barred
    from ${bankBags} where ${bankBags.workspaceId} = ${workspaceId} and ${bankBags.state} = 'credited'`,

  "till-unclosed": (
    workspaceId,
  ) => sql`select ${tillSessions.businessId} as business_id, ${tillSessions.shopId} as shop_id,
      ${tillSessions.id} as subject_id, ${tills.name} as name, null::bigint as amount, ${cutOff} as since, ${nobody} as barred
    from ${ofSession} where ${tillSessions.workspaceId} = ${workspaceId} and ${tillSessions.state} in ('open', 'counting')
      and ${cutOff} < now()`,

  "variance-unreviewed": (workspaceId) => sql`select ${tillSessions.businessId} as business_id,
      ${tillSessions.shopId} as shop_id, ${tillSessions.id} as subject_id, ${tills.name} as name, ${variance} as amount,
      ${tillSessions.closedAt} as since,
      array(select ${tillSessions.openedBy} union select ${tillSessions.closedBy} union select v.person_id from ${tillEvents} v
        where v.workspace_id = ${tillSessions.workspaceId} and v.session_id = ${tillSessions.id} and v.kind = 'counted') as barred
    from ${ofSession} where ${tillSessions.workspaceId} = ${workspaceId} and ${tillSessions.state} = 'closed'
      and abs(${variance}) > ${shops.varianceTolerance}`,

  "safe-over-limit": (workspaceId) => sql`select ${safes.businessId} as business_id, ${safes.shopId} as shop_id,
      ${safes.shopId} as subject_id, ${shops.name} as name, sum(b.balance)::bigint as amount, now() as since, ${nobody} as barred
    from ${ofSafe} where ${safes.workspaceId} = ${workspaceId} and ${safes.state} = 'active'
    group by ${safes.businessId}, ${safes.shopId}, ${shops.name}, ${safes.insuredLimit}
    having sum(b.balance) > ${safes.insuredLimit}`,

  "safe-uncounted": (
    workspaceId,
  ) => sql`select business_id, shop_id, shop_id as subject_id, name, null::bigint as amount, since,
      ${nobody} as barred
    from (select ${safes.businessId} as business_id, ${safes.shopId} as shop_id, ${shops.name} as name,
        coalesce(max(${safeContents.countedAt}), min(${safes.createdAt})) as since
      from ${ofSafe} left join ${safeContents} on ${safeContents.workspaceId} = ${safes.workspaceId}
        and ${safeContents.shopId} = ${safes.shopId}
      where ${safes.workspaceId} = ${workspaceId} and ${safes.state} = 'active'
        and (b.balance > 0 or exists (select from ${safeMovements} m where m.workspace_id = ${safes.workspaceId}
          and m.shop_id = ${safes.shopId}))
      group by ${safes.businessId}, ${safes.shopId}, ${shops.name}) counted
    where since < now() - make_interval(days => ${countSafeWithinDays})`,

  "till-over-threshold": (workspaceId) => sql`select ${tills.businessId} as business_id, ${tills.shopId} as shop_id,
      ${tills.id} as subject_id, ${tills.name} as name, b.balance as amount, now() as since, ${nobody} as barred
    from ${tills} join ${shops} on ${shops.workspaceId} = ${tills.workspaceId} and ${shops.id} = ${tills.shopId}
      join accounts a on a.workspace_id = ${tills.workspaceId} and a.holder = 'till:' || ${tills.id}
      join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
    where ${tills.workspaceId} = ${workspaceId} and b.balance > ${shops.dropThreshold}`,
}

const lastMovement = (which: SQL) => sql`select m.user_id, m.user_name from ${safeMovements} m
  where m.workspace_id = e.workspace_id and m.shop_id = e.shop_id and ${which} and m.at >= e.opened_at
  order by m.at desc, m.id desc limit 1`
const lastBagEvent = (kinds: SQL) => sql`select v.user_id, v.user_name from ${bankBagEvents} v
  where v.workspace_id = e.workspace_id and v.bag_id = e.subject_id and v.kind in (${kinds}) order by v.position desc limit 1`

/** Selects the user who solved the exception `e`: the id and the name, or no row. */
export const solver: Record<ExceptionKind, SQL> = {
  "drop-unverified": sql`select d.closed_by, d.closed_by_name from ${drops} d
    where d.workspace_id = e.workspace_id and d.id = e.subject_id and d.closed_by is not null`,
  "bag-uncredited": lastBagEvent(sql`'credited', 'returned'`),
  "bag-difference": lastBagEvent(sql`'resolved', 'credited'`),
  "till-unclosed": sql`select s.closed_by, s.closed_by_name from ${tillSessions} s
    where s.workspace_id = e.workspace_id and s.id = e.subject_id and s.closed_by is not null`,
  "variance-unreviewed": sql`select s.reviewed_by, s.reviewed_by_name from ${tillSessions} s
    where s.workspace_id = e.workspace_id and s.id = e.subject_id and s.reviewed_by is not null`,
  "safe-over-limit": lastMovement(sql`m.amount < 0`),
  "safe-uncounted": lastMovement(sql`m.kind = 'count'`),
  "till-over-threshold": sql`select d.user_id, d.user_name from ${drops} d
    where d.workspace_id = e.workspace_id and d.till_id = e.subject_id and d.dropped_at >= e.opened_at
    order by d.dropped_at desc, d.id desc limit 1`,
}
