import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { deviceTypes } from "./values"

/** The passkeys (WebAuthn credentials) of users. */
export const passkeys = pgTable(
  "passkeys",
  {
    workspaceId: workspaceId(),
    id: uuid("id").notNull().defaultRandom(),
    userId: integer("user_id").notNull(),
    /** The id that the authenticator chose, as base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE key as base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the authenticator says it was used; 0 if it doesn't count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How browsers reach the authenticator: internal, hybrid, usb, … */
    transports: text("transports").array().notNull(),
    deviceType: choice("device_type", deviceTypes).notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    /** The authenticator's model; all zeros if it doesn't tell. */
    aaguid: text("aaguid").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    // In the whole store, because a sign-in with a passkey doesn't name the workspace.
    uniqueIndex("passkeys_credential_key").on(t.credentialId),
    index().on(t.workspaceId, t.userId, t.createdAt),
    oneOf("passkeys_device_type_check", t.deviceType, deviceTypes),
    tenantPolicy(),
  ],
)

/** Challenges that were answered, so that none is accepted twice. A row may be deleted once its challenge has expired. */
export const usedChallenges = pgTable(
  "used_challenges",
  { hash: text("hash").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index().on(t.expiresAt)],
)
