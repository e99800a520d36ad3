import { and, isNull, sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { locales } from "@/lib/core/i18n/locales"
import { toUser } from "@/lib/features/users/table"
import { networks, tourStates } from "./values"

/** What the settings hold beyond `users` and `user_details`; one row a person, made when first saved. */
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
    /** Null follows the browser. */
    language: choice("language", locales),
    timeZone: text("time_zone"),
    /** Null for those whom the tour was never offered: people invited, and accounts older than it. */
    tour: choice("tour", tourStates),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    toUser(t.workspaceId, t.userId),
    oneOf("account_settings_language_check", t.language, locales),
    oneOf("account_settings_tour_check", t.tour, tourStates),
    tenantPolicy(),
  ],
)

/** Accounts elsewhere that a person has connected, at most one a network. */
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
 * Changes of the address somebody signs in with. One is pending until the link mailed to the new address is opened; for a
 * week after that the old address can undo it. Only the hashes of the links' secrets are stored.
 */
export const addressChanges = pgTable(
  "address_changes",
  {
    workspaceId: workspaceId(),
    id: uuid("id").notNull().defaultRandom(),
    userId: integer("user_id").notNull(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    /** Mailed to the new address: makes the change. */
    confirmHash: text("confirm_hash").notNull(),
    /** Mailed to the old address at once: refuses the change, and later undoes it. */
    refuseHash: text("refuse_hash").notNull(),
    /** Mailed to the old address when the change took effect: undoes it. */
    undoHash: text("undo_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Until then the change can be confirmed. */
    expiresAt: instant("expires_at").notNull(),
    /** When the new address became the valid one. */
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

/** A change that took effect less than a week ago. Until then nobody else gets the old address: undoing must stay possible. */
export const canBeUndone = and(
  isNull(addressChanges.endedAt),
  sql`${addressChanges.effectiveAt} > now() - interval '7 days'`,
)
