import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

/** The authenticator app of a user. While `confirmedAt` is null it is being set up, and sign-in doesn't ask for a code. */
export const twoSteps = pgTable(
  "two_steps",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    /** Encrypted with a key derived from AUTH_SECRET (lib/core/auth/sealed.ts). */
    secret: text("secret").notNull(),
    startedAt: instant("started_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
    /** The last used time step (30 seconds each, counted from 1970). Codes of this and earlier steps are rejected. */
    lastStep: integer("last_step"),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)

/** Recovery codes, as hashes. Each is valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    hash: text("hash").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId, t.hash] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
