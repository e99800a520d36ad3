import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

/** The authenticator app of a person. Until `confirmedAt` it is only being set up, and sign-in doesn't ask for it. */
export const twoSteps = pgTable(
  "two_steps",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    /** Sealed with a key made from AUTH_SECRET (lib/core/auth/sealed.ts). */
    secret: text("secret").notNull(),
    startedAt: instant("started_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
    /** The thirty seconds, counted from 1970, whose code was used last: no code of then or before is good again. */
    lastStep: integer("last_step"),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)

/** Codes for the day the phone is gone; only their hashes are kept, and each is good once. */
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
