import { type SQL, sql } from "drizzle-orm"
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { exact } from "@/lib/core/db/amounts"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { accounts } from "./accounts"
import { minor } from "./columns"

/** The balance of each account: a cache that the triggers of `postings` write, and the lock of cash accounts. */
export const accountBalances = pgTable(
  "account_balances",
  {
    workspaceId: workspaceId(),
    accountId: integer("account_id").notNull(),
    balance: minor("balance").notNull(),
    /** A copy of the account's flag, for the check. */
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

/** The change of an account's balance on each day, also a cache. The balance at a date is the current one less later days. */
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

/** Parties' balances on control accounts: a cache that a trigger of `postings` writes. Their sum is the account's balance. */
export const partyBalances = pgTable(
  "party_balances",
  {
    workspaceId: workspaceId(),
    accountId: integer("account_id").notNull(),
    party: text("party").notNull(),
    /** The number of the customer if the party is one. */
    customerId: integer("customer_id").generatedAlwaysAs(
      (): SQL => sql`case when party ~ '^customer:[1-9][0-9]{0,8}$' then substr(party, 10)::integer end`,
    ),
    balance: minor("balance").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId, t.party] }),
    // Erasing the books deletes their accounts.
    foreignKey({
      name: "party_balances_account_fk",
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [accounts.workspaceId, accounts.id],
    }).onDelete("cascade"),
    index("party_balances_customer_idx").on(t.workspaceId, t.customerId),
    tenantPolicy(),
  ],
)
