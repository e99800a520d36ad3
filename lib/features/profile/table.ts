import { sql } from "drizzle-orm"
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

const ofWorkspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** Profile fields besides `users`, `user_details` and the bio in the account settings. Rows are created on first save. */
export const profiles = pgTable(
  "profiles",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    designation: text("designation").notNull().default(""),
    coverImg: text("cover_img").notNull().default(""),
    joinedOn: date("joined_on", { mode: "string" }).notNull().default(sql`current_date`),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)

/** Companies and clubs that profiles suggest to follow. */
export const profilePages = pgTable(
  "profile_pages",
  {
    workspaceId: ofWorkspace(),
    id: integer("id").notNull(),
    username: text("username").notNull(),
    subtitle: text("subtitle").notNull().default(""),
    avatar: text("avatar").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("profile_pages_username_key").on(t.workspaceId, t.username),
    tenantPolicy(),
  ],
)

/** Short news from external accounts. */
export const profileFeeds = pgTable(
  "profile_feeds",
  {
    workspaceId: ofWorkspace(),
    id: integer("id").notNull(),
    handle: text("handle").notNull(),
    title: text("title").notNull(),
    imgUrl: text("img_url").notNull().default(""),
    tags: text("tags").notNull().default(""),
    description: text("description").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("profile_feeds_handle_key").on(t.workspaceId, t.handle),
    tenantPolicy(),
  ],
)

const favorites = <T extends typeof profilePages | typeof profileFeeds>(name: string, target: T) =>
  pgTable(
    name,
    { workspaceId: workspaceId(), userId: integer("user_id").notNull(), targetId: integer("target_id").notNull() },
    (t) => [
      primaryKey({ columns: [t.workspaceId, t.userId, t.targetId] }),
      toUser(t.workspaceId, t.userId),
      foreignKey({
        name: `${name}_target_fk`,
        columns: [t.workspaceId, t.targetId],
        foreignColumns: [target.workspaceId, target.id],
      }).onDelete("cascade"),
      index(`${name}_target_idx`).on(t.workspaceId, t.targetId),
      tenantPolicy(),
    ],
  )

export const profilePageFavorites = favorites("profile_page_favorites", profilePages)
export const profileFeedFavorites = favorites("profile_feed_favorites", profileFeeds)

/** A user's photos. */
export const profilePhotos = pgTable(
  "profile_photos",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    img: text("img").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    index("profile_photos_user_idx").on(t.workspaceId, t.userId, t.id),
    tenantPolicy(),
  ],
)

/** Followers (`userId`) and the users they follow. */
export const profileFollows = pgTable(
  "profile_follows",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    followedId: integer("followed_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId, t.followedId] }),
    toUser(t.workspaceId, t.userId),
    toUser(t.workspaceId, t.followedId),
    index("profile_follows_followed_idx").on(t.workspaceId, t.followedId),
    tenantPolicy(),
  ],
)
