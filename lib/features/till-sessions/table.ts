import { type SQL, sql } from "drizzle-orm"
import {
  bigint,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { Count } from "@/lib/core/cash/count"
import { writtenAt } from "@/lib/core/clock"
import { folded } from "@/lib/core/db/folded"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops, tills } from "@/lib/features/businesses/table"
import { openStates, tillEventKinds, tillSessionStates } from "./values"

/** An amount of money in minor units. */
const amount = (name: string) => bigint(name, { mode: "number" })
/** A person, with the name at the time. No foreign key: books outlive users. */
const personId = (name: string) => integer(name)
const personName = (name: string) => text(name).notNull().default("")

/** The trading days of tills, from the counted float to the locked day sheet. Deleted only with their workspace. */
export const tillSessions = pgTable(
  "till_sessions",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    tillId: integer("till_id").notNull(),
    currency: char("currency", { length: 3 }).notNull(),
    state: choice("state", tillSessionStates).notNull().default("open"),
    /** The trading day of the shop. Everything in the session is posted on it. */
    businessDate: date("business_date", { mode: "string" }).notNull(),
    // Four amounts, kept permanently. The expected ones are the till's balances in the books.
    expectedOpening: amount("expected_opening").notNull(),
    countedOpening: amount("counted_opening").notNull(),
    openingCount: jsonb("opening_count").$type<Count>().notNull(),
    expectedClosing: amount("expected_closing"),
    countedClosing: amount("counted_closing"),
    closingCount: jsonb("closing_count").$type<Count>(),
    /** The sequence number of the last entry in the books when the session was opened. */
    openedAfter: integer("opened_after").notNull(),
    /** The number of closing counts. */
    counts: integer("counts").notNull().default(0),
    /** The sequence number of the last entry before the latest count, so that later movements are no variance. */
    countedAfter: integer("counted_after"),
    /** The number of Z readings taken. */
    readings: integer("readings").notNull().default(0),
    explanation: text("explanation").notNull().default(""),
    openedAt: writtenAt("opened_at"),
    openedBy: personId("opened_by"),
    openedByName: personName("opened_by_name"),
    closedAt: instant("closed_at"),
    closedBy: personId("closed_by"),
    closedByName: personName("closed_by_name"),
    reviewedAt: instant("reviewed_at"),
    reviewedBy: personId("reviewed_by"),
    reviewedByName: personName("reviewed_by_name"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`opened_by_name || E'\n' || closed_by_name || E'\n' || explanation`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "till_sessions_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "till_sessions_till_fk",
      columns: [t.workspaceId, t.tillId],
      foreignColumns: [tills.workspaceId, tills.id],
    }).onDelete("cascade"),
    // One open session per till.
    uniqueIndex("till_sessions_open_key")
      .on(t.workspaceId, t.tillId)
      .where(sql.raw(`state in (${openStates.map((state) => `'${state}'`).join(", ")})`)),
    oneOf("till_sessions_state_check", t.state, tillSessionStates),
    check(
      "till_sessions_closed_check",
      sql`${t.state} in ('open', 'counting') or (${t.expectedClosing} is not null and ${t.countedClosing} is not null)`,
    ),
    index("till_sessions_till_idx").on(t.workspaceId, t.tillId, t.id),
    index("till_sessions_date_idx").on(t.workspaceId, t.businessDate, t.id),
    index("till_sessions_business_idx").on(t.workspaceId, t.businessId, t.businessDate, t.id),
    index("till_sessions_shop_idx").on(t.workspaceId, t.shopId, t.businessDate, t.id),
    index("till_sessions_state_idx").on(t.workspaceId, t.state, t.businessDate, t.id),
    index("till_sessions_person_idx").on(t.workspaceId, t.closedBy, t.businessDate, t.id),
    index("till_sessions_weekday_idx").on(
      t.workspaceId,
      sql`(extract(isodow from ${t.businessDate}))`,
      t.businessDate,
      t.id,
    ),
    index("till_sessions_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The figures of a Z reading. Amounts are in minor units, VAT rates in basis points. */
export interface StoredReading {
  number: string
  rates: { rate: number; gross: number; vat: number }[]
  tenders: { cash: number; cards: number; vouchers: number; ious: { party: string; amount: number }[] }
  rounding: number
}

/** The events of a session, in order. Never changed. */
export const tillEvents = pgTable(
  "till_events",
  {
    workspaceId: workspaceId(),
    sessionId: integer("session_id").notNull(),
    /** From 1 in each session. */
    sequence: integer("sequence").notNull(),
    kind: choice("kind", tillEventKinds).notNull(),
    /** The amount of money that moved, or was counted. */
    amount: amount("amount"),
    memo: text("memo").notNull().default(""),
    count: jsonb("count").$type<Count>(),
    reading: jsonb("reading").$type<StoredReading>(),
    /** The journal entry that the event made. */
    entryId: uuid("entry_id"),
    personId: personId("person_id"),
    personName: personName("person_name"),
    at: writtenAt("at"),
    /** The command's permanent idempotency key: a repeat changes nothing. */
    key: text("key").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.sessionId, t.sequence] }),
    foreignKey({
      name: "till_events_session_fk",
      columns: [t.workspaceId, t.sessionId],
      foreignColumns: [tillSessions.workspaceId, tillSessions.id],
    }).onDelete("cascade"),
    uniqueIndex("till_events_command_key").on(t.workspaceId, t.key),
    oneOf("till_events_kind_check", t.kind, tillEventKinds),
    tenantPolicy(),
  ],
)

/** The meanings of the columns in a shop's files of Z readings, for the next import. */
export const readingMappings = pgTable(
  "reading_mappings",
  {
    workspaceId: workspaceId(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    /** The meaning of each column, by its heading. */
    columns: jsonb("columns").$type<Record<string, string>>().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.shopId] }),
    foreignKey({
      name: "reading_mappings_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)
