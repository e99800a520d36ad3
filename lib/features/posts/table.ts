import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { marks } from "./values"

/** Posts on the profiles of a workspace. */
export const posts = pgTable(
  "posts",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    text: text("text").notNull(),
    picture: text("picture").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    index("posts_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)

/** Likes and shares, at most one of each per user and post. */
export const postMarks = pgTable(
  "post_marks",
  {
    workspaceId: workspaceId(),
    postId: integer("post_id").notNull(),
    userId: integer("user_id").notNull(),
    mark: choice("mark", marks).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.postId, t.mark, t.userId] }),
    foreignKey({
      name: "post_marks_post_fk",
      columns: [t.workspaceId, t.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete("cascade"),
    toUser(t.workspaceId, t.userId),
    index("post_marks_user_idx").on(t.workspaceId, t.userId),
    oneOf("post_marks_mark_check", t.mark, marks),
    tenantPolicy(),
  ],
)

export const postComments = pgTable(
  "post_comments",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    postId: integer("post_id").notNull(),
    userId: integer("user_id").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "post_comments_post_fk",
      columns: [t.workspaceId, t.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete("cascade"),
    toUser(t.workspaceId, t.userId),
    index("post_comments_post_idx").on(t.workspaceId, t.postId, t.id),
    index("post_comments_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)

export const postCommentLikes = pgTable(
  "post_comment_likes",
  {
    workspaceId: workspaceId(),
    commentId: integer("comment_id").notNull(),
    userId: integer("user_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.commentId, t.userId] }),
    foreignKey({
      name: "post_comment_likes_comment_fk",
      columns: [t.workspaceId, t.commentId],
      foreignColumns: [postComments.workspaceId, postComments.id],
    }).onDelete("cascade"),
    toUser(t.workspaceId, t.userId),
    index("post_comment_likes_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)
