import { and, isNull, sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { locales } from "@/lib/core/i18n/locales"
import { toUser } from "@/lib/features/users/table"
import { networks, tourStates } from "./values"

/** Settings beyond `users` and `user_details`: one row per user, created by the first save. */
export const accountSettings = pgTable(
  "account_settings",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    bio: text("bio").notNull().default(""),
    google: text("google").notNull().default(""),
    linkedIn: text("linked_in").notNull().default(""),
    quora: text("quora").notNull().default(""),
    commentOnArticle: boolean("comment_on_article").notNull().default(true),
    answerOnForm: boolean("answer_on_form").notNull().default(true),
    followMe: boolean("follow_me").notNull().default(false),
    newAnnouncements: boolean("new_announcements").notNull().default(true),
    productUpdates: boolean("product_updates").notNull().default(true),
    blogDigest: boolean("blog_digest").notNull().default(false),
    /** Null means the browser's language. */
    language: choice("language", locales),
    timeZone: text("time_zone"),
    /** Null if the tour was never offered: invited users, and accounts older than the tour. */
    tour: choice("tour", tourStates),
    /** Whether the dashboard offers to set up the business; null if it never did, as for the tour. */
    setUp: choice("set_up", tourStates),
    /** Incremented by each change, so that an outdated form can be rejected. */
    version: integer("version").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    toUser(t.workspaceId, t.userId),
    oneOf("account_settings_language_check", t.language, locales),
    oneOf("account_settings_tour_check", t.tour, tourStates),
    oneOf("account_settings_set_up_check", t.setUp, tourStates),
    tenantPolicy(),
  ],
)

/** Accounts on other networks that a user has connected, at most one per network. */
export const accountConnections = pgTable(
  "account_connections",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    network: choice("network", networks).notNull(),
    /** The account's name there, such as @ada. */
    handle: text("handle").notNull(),
    profileImg: text("profile_img").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId, t.network] }),
    toUser(t.workspaceId, t.userId),
    oneOf("account_connections_network_check", t.network, networks),
    tenantPolicy(),
  ],
)

/**
 * Changes of sign-in addresses. A change is pending until the link mailed to the new address is opened; for a week after
 * that, a link mailed to the old address can undo it. Only hashes of the links' secrets are stored.
 */
export const addressChanges = pgTable(
  "address_changes",
  {
    workspaceId: workspaceId(),
    id: uuid("id").notNull().defaultRandom(),
    userId: integer("user_id").notNull(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    /** Link mailed to the new address: confirms the change. */
    confirmHash: text("confirm_hash").notNull(),
    /** Link mailed to the old address on request: refuses the change, and later undoes it. */
    refuseHash: text("refuse_hash").notNull(),
    /** Link mailed to the old address when the change took effect: undoes it. */
    undoHash: text("undo_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** The change can be confirmed until then. */
    expiresAt: instant("expires_at").notNull(),
    /** When the new address took effect. */
    effectiveAt: instant("effective_at"),
    /** When it was cancelled, replaced, refused or undone. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    index().on(t.workspaceId, t.userId),
    index("address_changes_old_email_idx").on(sql`lower(${t.oldEmail})`),
    uniqueIndex("address_changes_confirm_key").on(t.confirmHash),
    uniqueIndex("address_changes_refuse_key").on(t.refuseHash),
    uniqueIndex("address_changes_undo_key").on(t.undoHash),
    tenantPolicy(),
  ],
)

/** Matches changes that took effect less than a week ago. Until then the old address is reserved, so that undo works. */
export const canBeUndone = and(
  isNull(addressChanges.endedAt),
  sql`${addressChanges.effectiveAt} > now() - interval '7 days'`,
)
