import { type SQL, sql } from "drizzle-orm"
import type { DepositKind, DepositWait, depositStates } from "../values"

/** A deposit as a raw statement has it: amounts and moments as text. */
export interface ItemRow {
  kind: DepositKind
  id: number
  number: string
  business: number
  shop: number
  shopName: string
  amount: string
  credited: string | null
  difference: string | null
  banked: string
  currency: string
  state: (typeof depositStates)[number]
  waitsFor: DepositWait
  userId: number
  userName: string
  at: string
  since: string
  dueAt: string | null
  overdue: boolean
}

const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of `ItemRow`, from the relation of `items` by the name `found`. */
export const itemColumns = sql`found.kind, found.id, found.number, found.business, found.shop, found.shop_name as "shopName",
  found.amount::text, found.credited::text, found.difference::text, found.banked::text, found.currency, found.state, found.waits_for as "waitsFor",
  found.user_id as "userId", found.user_name as "userName", ${moment(sql`found.at`)} as at, ${moment(sql`found.since`)} as since,
  ${moment(sql`found.due_at`)} as "dueAt", coalesce(found.due_at < now(), false) as overdue`
