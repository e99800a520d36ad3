import { and, eq, type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser, users } from "@/lib/features/users/table"
import { blogStatuses } from "./values"

const ofWorkspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

// Posts and comments remain when their author is deleted, and belong to them again if that is undone. Hence a copy of the
// name, and no foreign key, whose cascade would delete them.
const author = () => ({ authorId: integer("author_id").notNull(), authorName: text("author_name").notNull() })

/** `content` is sanitised HTML. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    workspaceId: ofWorkspace(),
    id: integer("id").notNull(),
    ...author(),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    status: choice("status", blogStatuses).notNull().default("Draft"),
    excerpt: text("excerpt").notNull().default(""),
    content: text("content").notNull().default(""),
    featuredImage: text("featured_image").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the post was first published; later changes don't move it in the list. */
    publishedAt: instant("published_at"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`title || E'\n' || excerpt`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("blog_posts_slug_key").on(t.workspaceId, t.slug),
    oneOf("blog_posts_status_check", t.status, blogStatuses),
    index("blog_posts_status_idx").on(t.workspaceId, t.status, t.publishedAt.desc().nullsLast(), t.id.desc()),
    index("blog_posts_author_idx").on(t.workspaceId, t.authorId, t.id),
    index("blog_posts_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

export const blogCategories = pgTable(
  "blog_categories",
  {
    workspaceId: ofWorkspace(),
    value: text("value").notNull(),
    label: text("label").notNull(),
    icon: text("icon").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.value] }), tenantPolicy()],
)

const toPost = (name: string, t: { workspaceId: AnyPgColumn; postId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.workspaceId, t.postId],
    foreignColumns: [blogPosts.workspaceId, blogPosts.id],
  }).onDelete("cascade")

export const blogPostCategories = pgTable(
  "blog_post_categories",
  { workspaceId: workspaceId(), postId: integer("post_id").notNull(), value: text("value").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.postId, t.value] }),
    toPost("blog_post_categories_post_fk", t),
    foreignKey({
      name: "blog_post_categories_category_fk",
      columns: [t.workspaceId, t.value],
      foreignColumns: [blogCategories.workspaceId, blogCategories.value],
    }),
    index("blog_post_categories_value_idx").on(t.workspaceId, t.value),
    tenantPolicy(),
  ],
)

export const blogComments = pgTable(
  "blog_comments",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    postId: integer("post_id").notNull(),
    ...author(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toPost("blog_comments_post_fk", t),
    index("blog_comments_post_idx").on(t.workspaceId, t.postId, t.id),
    tenantPolicy(),
  ],
)

export const blogBookmarks = pgTable(
  "blog_bookmarks",
  { workspaceId: workspaceId(), userId: integer("user_id").notNull(), postId: integer("post_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId, t.postId] }),
    toUser(t.workspaceId, t.userId),
    toPost("blog_bookmarks_post_fk", t),
    index("blog_bookmarks_post_idx").on(t.workspaceId, t.postId),
    tenantPolicy(),
  ],
)

// Expressions that several statements select from these tables.

/** The author's current picture and name, or the stored name if the account was deleted. */
export const authorOf = (table: typeof blogPosts | typeof blogComments) => ({
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
  userFullName: sql<string>`coalesce(${users.fullName}, ${table.authorName})`,
})
export const authorJoin = (table: typeof blogPosts | typeof blogComments) =>
  and(eq(users.workspaceId, table.workspaceId), eq(users.id, table.authorId))

export const ofPost = (table: typeof blogComments | typeof blogBookmarks) =>
  sql`${table.workspaceId} = ${blogPosts.workspaceId} and ${table.postId} = ${blogPosts.id}`
export const countOf = (table: typeof blogComments | typeof blogBookmarks) =>
  sql<number>`(select count(*)::int from ${table} where ${ofPost(table)})`

export const categoriesOf = sql<{ value: string; label: string }[]>`(
  select coalesce(json_agg(json_build_object('value', ${blogCategories.value}, 'label', ${blogCategories.label})
    order by ${blogCategories.position}), '[]')
  from ${blogPostCategories} join ${blogCategories} on ${blogCategories.workspaceId} = ${blogPostCategories.workspaceId}
    and ${blogCategories.value} = ${blogPostCategories.value}
  where ${blogPostCategories.workspaceId} = ${blogPosts.workspaceId} and ${blogPostCategories.postId} = ${blogPosts.id})`

/** The columns of a post that every list and form shows. */
export const summary = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  status: blogPosts.status,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  authorId: blogPosts.authorId,
  createdAt: blogPosts.createdAt,
  publishedAt: blogPosts.publishedAt,
  categories: categoriesOf,
  comments: countOf(blogComments),
  ...authorOf(blogPosts),
}
