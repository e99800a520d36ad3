import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** API keys. Programs that send one act as the user who made it, within its scopes. */
export const apiKeys = pgTable(
  "api_keys",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    /** The maker. No foreign key: the key stays in the administrators' list after its maker was deleted. */
    userId: integer("user_id").notNull(),
    name: text("name").notNull(),
    /** SHA-256 of the token, which is stored nowhere. */
    hash: text("hash").notNull(),
    prefix: text("prefix").notNull(),
    scopes: text("scopes").array().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null for a key that doesn't expire. */
    expiresAt: instant("expires_at"),
    /** Written at most once a minute. */
    lastUsedAt: instant("last_used_at"),
    lastNetwork: text("last_network").notNull().default(""),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("api_keys_hash_key").on(t.hash),
    uniqueIndex("api_keys_id_key").on(t.id),
    index().on(t.workspaceId, t.userId, t.createdAt),
    index().on(t.workspaceId, t.createdAt),
    tenantPolicy(),
  ],
)
