import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

/** The PINs by which people approve at somebody else's screen. */
export const staffPins = pgTable(
  "staff_pins",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    pinHash: text("pin_hash").notNull(),
    /**
     * Tries since the last right one, by the user who asked for the approval. Once they are used up, the PIN is locked for that
     * user until its owner sets another; nobody can lock it for everyone.
     */
    triesBy: jsonb("tries_by").$type<Record<string, number>>().notNull().default({}),
    setAt: instant("set_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)

/** Approvals of single actions, each used at most once. Only the hash of the secret is stored. */
export const staffApprovals = pgTable(
  "staff_approvals",
  {
    hash: text("hash").primaryKey(),
    workspaceId: workspaceId(),
    /** The user who may use it. */
    userId: integer("user_id").notNull(),
    approverId: integer("approver_id").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    businessId: integer("business_id").notNull(),
    /** Null for what belongs to no shop. */
    shopId: integer("shop_id"),
    /** The id of the record; null for a new one. */
    record: text("record"),
    /** Up to which amount, in minor units; null if the action has none. */
    amount: bigint("amount", { mode: "bigint" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    toUser(t.workspaceId, t.userId),
    index("staff_approvals_user_idx").on(t.workspaceId, t.userId),
    index("staff_approvals_expires_idx").on(t.expiresAt),
    tenantPolicy(),
  ],
)
