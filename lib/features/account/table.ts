import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
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
