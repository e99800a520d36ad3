import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { signInMethods } from "@/lib/features/sign-ins/values"
import { toUser } from "@/lib/features/users/table"

/** Sign-ins. Each has a family of refresh tokens; use prolongs it, and it ends at `revokedAt` or `expiresAt`. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** When this sign-in was last confirmed by passkey, code or password; signing in itself does not count. */
    confirmedAt: instant("confirmed_at"),
    /** The user whose rights this sign-in has, for reading only, until `viewUntil`; see staff access. */
    viewAs: integer("view_as"),
    viewUntil: instant("view_until"),
    /** Null for sign-ins from before methods were recorded. */
    method: choice("method", signInMethods),
  },
  (t) => [
    toUser(t.workspaceId, t.userId),
    index().on(t.workspaceId, t.userId),
    index().on(t.expiresAt),
    oneOf("sessions_method_check", t.method, signInMethods),
    tenantPolicy(),
  ],
)

/** Refresh tokens by their `jti`; each is used once and names its successor. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    successorId: uuid("successor_id"),
  },
  (t) => [index().on(t.sessionId), index().on(t.expiresAt)],
)

export const linkPurposes = ["reset", "invite"] as const

/** Links for setting a first or new password. Only the hash of the secret is stored. */
export const accountLinks = pgTable(
  "account_links",
  {
    hash: text("hash").primaryKey(),
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    purpose: choice("purpose", linkPurposes).notNull(),
    /** The address the link was sent to; it only works while the user still has that address. */
    email: text("email").notNull(),
    /** False for a link that the inviter gets to pass on: opening it doesn't prove that the address is the user's. */
    isMailed: boolean("is_mailed").notNull().default(true),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    toUser(t.workspaceId, t.userId),
    index().on(t.workspaceId, t.userId),
    oneOf("account_links_purpose_check", t.purpose, linkPurposes),
    tenantPolicy(),
  ],
)

/** The operator's invitations to open a workspace, for registration by invitation. Only the hash of the secret is stored. */
export const registrationInvitations = pgTable("registration_invitations", {
  hash: text("hash").primaryKey(),
  email: text("email").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
})
