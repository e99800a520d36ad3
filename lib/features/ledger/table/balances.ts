import { sql } from "drizzle-orm"
import { boolean, check, date, foreignKey, integer, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { exact } from "@/lib/core/db/amounts"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { accounts } from "./accounts"
import { minor } from "./columns"

/** The balance of each account: a cache that the triggers of `postings` write, and the lock of accounts of cash. */
export const accountBalances = pgTable(
  "account_balances",
  {
    workspaceId: workspaceId(),
    accountId: integer("account_id").notNull(),
    balance: minor("balance").notNull(),
    /** A copy of the account's, for the check. */
    mayGoBelowZero: boolean("may_go_below_zero").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId] }),
    foreignKey({
      name: "account_balances_account_fk",
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [accounts.workspaceId, accounts.id],
    }),
    check("account_balances_floor_check", sql`${t.mayGoBelowZero} or ${t.balance} >= 0`),
    exact("account_balances_range_check", t.balance),
    tenantPolicy(),
  ],
)

/** What an account moved by on each day: the balance at a date is the balance less the days after it. Also a cache. */
export const accountDays = pgTable(
  "account_days",
  {
    workspaceId: workspaceId(),
    accountId: integer("account_id").notNull(),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    amount: minor("amount").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId, t.businessDate] }),
    foreignKey({
      name: "account_days_account_fk",
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [accounts.workspaceId, accounts.id],
    }),
    tenantPolicy(),
  ],
)
