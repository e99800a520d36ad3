import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from "drizzle-orm/pg-core"
import { bytes, instant, tenantPolicy, workspaceId } from "./tenant"

/** A company's data; every tenant row belongs to one workspace. */
export const workspaces = pgTable("workspaces", {
  id: serial("id").primaryKey(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
})

const workspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** The last used id per workspace and kind. Only next_id() reads and increments it. */
export const counters = pgTable(
  "counters",
  { workspaceId: workspace(), kind: text("kind").notNull(), last: integer("last").notNull() },
  (t) => [primaryKey({ columns: [t.workspaceId, t.kind] }), tenantPolicy()],
)

/** Copies of deleted rows, stored for a short time so that a delete can be undone. */
export const removedRows = pgTable(
  "removed_rows",
  {
    workspaceId: workspace(),
    /** The table of the deleted record; `id` is its key. */
    source: text("source").notNull(),
    id: integer("id").notNull(),
    /** The table of this row: the source itself, or one reached by the cascade. */
    part: text("part").notNull(),
    nr: integer("nr").notNull(),
    row: jsonb("row").notNull(),
    removedBy: integer("removed_by").notNull(),
    removedAt: instant("removed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.source, t.id, t.part, t.nr] }),
    index().on(t.removedAt),
    tenantPolicy(),
  ],
)

/** Pictures and other uploads, served at /api/files/{id}. */
export const files = pgTable(
  "files",
  {
    workspaceId: workspace(),
    id: uuid("id").notNull().defaultRandom(),
    type: text("type").notNull(),
    content: bytes("content").notNull(),
    /** The user who uploaded the file; null for sample data. No foreign key: a picture outlives the account. */
    uploadedBy: integer("uploaded_by"),
    /** Only for the uploader and users who may see a record with the file: `mayReadFile` of `lib/core/nouns.ts`. */
    isRestricted: boolean("is_restricted").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] }), tenantPolicy()],
)

/**
 * The number of rows of a workspace when they were last counted, and the sum of its `counters` at that moment. The rows created
 * since are the difference to the current sum, so no write has to count.
 */
export const workspaceUsage = pgTable(
  "workspace_usage",
  {
    workspaceId: workspace().primaryKey(),
    rows: bigint("rows", { mode: "number" }).notNull(),
    ids: bigint("ids", { mode: "number" }).notNull(),
    countedAt: instant("counted_at").notNull().defaultNow(),
  },
  () => [tenantPolicy()],
)

/** Counters of rate-limiter-flexible, which prescribes the columns. No workspace, since callers may not be signed in. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index().on(t.expire)],
)

/** Facts about the store itself, such as when it was seeded. */
export const storeFacts = pgTable("store_facts", { name: text("name").primaryKey(), value: text("value").notNull() })
