import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { instant, tenantPolicy, workspaceId } from "../db/tenant"

/** The longest time that an endpoint outside a transaction may take, after which its key can be used again. In seconds. */
export const leaseSeconds = 120

/** The answers of writes that were sent with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    /** Keys belong to a user, so that nobody gets the answer to somebody else's request. */
    userId: integer("user_id").notNull(),
    /** SHA-256 of the key. */
    keyHash: text("key_hash").notNull(),
    /** SHA-256 of the method, path and input. */
    requestHash: text("request_hash").notNull(),
    /** The response's JSON, encrypted with the key; null while the write is under way. */
    answer: text("answer"),
    /** Until when a write outside a transaction counts as under way. */
    leasedUntil: instant("leased_until"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId, t.keyHash] }), index().on(t.createdAt), tenantPolicy()],
)
