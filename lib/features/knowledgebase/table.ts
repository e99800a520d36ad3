import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { iconColors } from "./values"

export const kbCategories = pgTable(
  "kb_categories",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    img: text("img").notNull().default(""),
    icon: text("icon").notNull(),
    iconColor: choice("icon_color", iconColors).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("kb_categories_slug_key").on(t.workspaceId, t.slug),
    oneOf("kb_categories_icon_color_check", t.iconColor, iconColors),
    tenantPolicy(),
  ],
)

/** Articles. The title is the question that the article answers; `content` is sanitised HTML. */
export const kbArticles = pgTable(
  "kb_articles",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    categoryId: integer("category_id").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "kb_articles_category_fk",
      columns: [t.workspaceId, t.categoryId],
      foreignColumns: [kbCategories.workspaceId, kbCategories.id],
    }),
    uniqueIndex("kb_articles_slug_key").on(t.workspaceId, t.slug),
    index("kb_articles_category_idx").on(t.workspaceId, t.categoryId, t.id),
    tenantPolicy(),
  ],
)
